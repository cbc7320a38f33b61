import { nodeProject } from '@atrium/vitest-config/node';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeProject('licensing-service'), {
  test: { globalSetup: './src/testing/template-database.ts', testTimeout: 20_000, hookTimeout: 60_000 },
});
