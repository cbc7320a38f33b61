import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { maxWorkers } from '@atrium/vitest-config/workers';

/**
 * Tests of a package with React components in jsdom; workspace packages are read from their sources. The files of
 * a worker share one jsdom and the libraries; `react-setup` gives each a clean browser and reloads our own modules.
 */
export function reactProject(name: string, include: readonly string[] = ['src/**/*.test.{ts,tsx}']) {
  return defineProject({
    resolve: { conditions: ['@atrium/source'] },
    ssr: { resolve: { conditions: ['@atrium/source'] } },
    test: {
      name,
      environment: 'jsdom',
      isolate: false,
      maxWorkers,
      include: [...include],
      testTimeout: 20_000,
      setupFiles: [fileURLToPath(new URL('./react-setup.ts', import.meta.url))],
    },
  });
}
