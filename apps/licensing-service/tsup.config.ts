import { defineConfig } from 'tsup';

/** The workspace's packages are built in from their sources, so that their peers are resolved from the service alone. */
export default defineConfig({
  entry: {
    server: 'src/server.ts',
    'rotate-keys': 'src/rotate-keys.ts',
    'database/pglite-worker': 'src/database/pglite-worker.ts',
    'fiscalization/certificate-worker': 'src/modules/fiscalization/certificate/certificate-worker.ts',
  },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  noExternal: [/^@atrium\//],
  esbuildOptions: (options) => {
    options.conditions = ['@atrium/source'];
  },
  clean: true,
});
