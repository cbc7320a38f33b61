import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { maxWorkers } from '@atrium/vitest-config/workers';

interface ReactProjectOptions {
  readonly include?: readonly string[];
  /** Files that run before each test file, after `react-setup`. */
  readonly setupFiles?: readonly string[];
}

/**
 * Tests of a package with React components in jsdom; workspace packages are read from their sources. The files of
 * a worker share one jsdom and the libraries; `react-setup` gives each a clean browser and reloads our own modules.
 */
export function reactProject(name: string, { include, setupFiles = [] }: ReactProjectOptions = {}) {
  return defineProject({
    resolve: { conditions: ['@atrium/source'] },
    ssr: { resolve: { conditions: ['@atrium/source'] } },
    test: {
      name,
      environment: 'jsdom',
      isolate: false,
      maxWorkers,
      include: [...(include ?? ['src/**/*.test.{ts,tsx}'])],
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: [fileURLToPath(new URL('./react-setup.ts', import.meta.url)), ...setupFiles],
    },
  });
}
