import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';

/**
 * Tests of a package without a DOM; workspace packages are read from their sources. The files of a worker share
 * the libraries; `node-setup` gives each our own modules anew.
 */
export function nodeProject(name: string) {
  return defineProject({
    resolve: { conditions: ['@atrium/source'] },
    ssr: { resolve: { conditions: ['@atrium/source'] } },
    test: {
      name,
      environment: 'node',
      isolate: false,
      include: ['src/**/*.test.ts'],
      setupFiles: [fileURLToPath(new URL('./node-setup.ts', import.meta.url))],
    },
  });
}
