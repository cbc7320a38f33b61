import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { maxWorkers } from '@atrium/vitest-config/workers';

/**
 * Tests of a package without a DOM; workspace packages are read from their sources. The files of a worker share
 * all modules, so a module must not keep state that a test can see.
 */
export function nodeProject(name: string) {
  return defineProject({
    resolve: { conditions: ['@atrium/source'] },
    ssr: { resolve: { conditions: ['@atrium/source'] } },
    test: {
      name,
      environment: 'node',
      isolate: false,
      maxWorkers,
      // Avoids a crash of V8 on processors with memory protection keys, when many PGlite instances start and close
      // (nodejs/node#64500).
      execArgv: ['--no-memory-protection-keys'],
      include: ['src/**/*.test.ts'],
      // Converters and decoders have a low priority, so tests that wait for them take long while all cores are busy.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: [fileURLToPath(new URL('./node-setup.ts', import.meta.url))],
    },
  });
}
