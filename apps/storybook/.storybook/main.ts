import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const stories = [
  '../../../packages/*/src/**/*.stories.tsx',
  '../../portal/src/**/*.stories.tsx',
  '../src/**/*.stories.tsx',
  ...(process.env['VITEST'] ? ['../test/**/*.stories.tsx'] : []),
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
    // Found before the first story runs, so that no test is cut off by a reload.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: stories.map((path) => fileURLToPath(new URL(path, import.meta.url))),
    },
    resolve: { ...vite.resolve, conditions: ['@atrium/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
