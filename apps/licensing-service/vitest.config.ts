import { nodeProject } from '@atrium/vitest-config/node';
import { configDefaults, mergeConfig } from 'vitest/config';

const onServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Files named `*.postgresql.test.ts` need a server with many connections, named by TEST_DATABASE_URL. */
export default mergeConfig(nodeProject('licensing-service'), {
  test: {
    globalSetup: ['./src/testing/template-database.ts', './src/testing/build-folder.ts'],
    exclude: [...configDefaults.exclude, ...(onServer ? [] : ['src/**/*.postgresql.test.ts'])],
    hookTimeout: 60_000,
  },
});
