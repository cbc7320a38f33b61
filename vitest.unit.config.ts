import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tooling/vitest/by-environment.ts';
import { reactProject } from './tooling/vitest/react.ts';

/**
 * The projects of `npm test`. A worker serves one project, and takes seconds to load React, jsdom and our components, so
 * all packages with components are one project here.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      'apps/licensing-service',
      'packages/validators',
      reactProject('components', {
        include: ['apps/!(licensing-service)/src/**/*.test.{ts,tsx}', 'packages/!(validators)/src/**/*.test.{ts,tsx}'],
        setupFiles: ['packages/back-office/src/testing/pdf-setup.ts'],
      }),
    ],
  },
});
