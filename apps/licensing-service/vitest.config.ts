import { fileURLToPath } from 'node:url';
import { nodeProject } from '@atrium/vitest-config/node';
import { configDefaults, mergeConfig } from 'vitest/config';

const onServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

const hasBuild = (process.env['BUILT_SERVICE'] ?? '') !== '';

const lowHashCost = fileURLToPath(new URL('./src/testing/low-hash-cost.ts', import.meta.url));

const builtIsolatedFile = fileURLToPath(new URL('./src/testing/built-isolated-file.ts', import.meta.url));

/** Files named `*.postgresql.test.ts` need a server with many connections, named by TEST_DATABASE_URL. */
export default mergeConfig(nodeProject('licensing-service'), {
  resolve: {
    alias: [
      { find: './hash-cost', replacement: lowHashCost },
      ...(hasBuild ? [{ find: './isolated-file', replacement: builtIsolatedFile }] : []),
    ],
  },
  test: {
    globalSetup: ['./src/testing/template-database.ts', './src/testing/build-folder.ts'],
    exclude: [...configDefaults.exclude, ...(onServer ? [] : ['src/**/*.postgresql.test.ts'])],
  },
});
