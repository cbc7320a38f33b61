import { defineConfig } from 'tsup';

/** The workspace's packages are bundled in, so that their peers are resolved from the service alone. */
export default defineConfig({
  entry: { server: 'src/server.ts', 'database/pglite-worker': 'src/database/pglite-worker.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  noExternal: [/^@atrium\//],
  clean: true,
});
