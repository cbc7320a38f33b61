import { defineConfig } from 'vitest/config';

/** `vitest run --project='!storybook'` runs the unit, component and route tests; `--project=storybook` the stories. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      'packages/*',
      'apps/licensing-service',
      'apps/portal',
      'apps/storybook',
      'tooling/checks',
      'tooling/consumer',
    ],
  },
});
