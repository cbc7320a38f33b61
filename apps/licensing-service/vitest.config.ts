import { fileURLToPath } from 'node:url';
import { nodeProject } from '@atrium/vitest-config/node';
import { configDefaults, mergeConfig } from 'vitest/config';

const isBuilt = process.env['BUILT_SERVICE'] !== undefined;
const builtIsolatedFile = fileURLToPath(new URL('./src/testing/built-isolated-file.ts', import.meta.url));
const onServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/**
 * Isolated processes run the workers of a finished build (`BUILT_SERVICE`). Files named `*.postgresql.test.ts` need a
 * server with many connections, named by TEST_DATABASE_URL.
 */
export default mergeConfig(nodeProject('licensing-service'), {
  resolve: { alias: isBuilt ? [{ find: './isolated-file', replacement: builtIsolatedFile }] : [] },
  test: {
    globalSetup: ['./src/testing/template-database.ts', './src/testing/build-folder.ts'],
    exclude: [...configDefaults.exclude, ...(onServer ? [] : ['src/**/*.postgresql.test.ts'])],
    hookTimeout: 60_000,
  },
});
