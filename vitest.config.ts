import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tooling/vitest/by-environment.ts';

/** `vitest run --project='!storybook'` runs the unit, component and route tests; `--project=storybook` the stories. */
export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
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
