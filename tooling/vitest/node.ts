import { defineProject } from 'vitest/config';

/** Tests of a package without a DOM; workspace packages are read from their sources. */
export function nodeProject(name: string) {
  return defineProject({
    resolve: { conditions: ['@atrium/source'] },
    ssr: { resolve: { conditions: ['@atrium/source'] } },
    test: { name, environment: 'node', include: ['src/**/*.test.ts'] },
  });
}
