import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { server: 'src/server.ts', 'database/pglite-worker': 'src/database/pglite-worker.ts' },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  clean: true,
});
