import { defineConfig } from 'tsup';
import { emptyDatabase } from './empty-database';
import { ownPeers } from './own-peers';

/** Bundled, because they consist of many small modules that took a second of processor time at each start. */
const manyModules = [/^typebox/, /^drizzle-orm/, /^hucre/, /^@nuintun\/qrcode/];

/** Bundles the workspace's packages from their sources. */
export default defineConfig({
  entry: {
    server: 'src/server.ts',
    'rotate-keys': 'src/rotate-keys.ts',
    'database/pglite-worker': 'src/platform/database/pglite-worker.ts',
    'tables/table-worker': 'src/platform/tables/table-worker.ts',
    'isolated/isolated-process': 'src/platform/isolated/isolated-process.ts',
    'isolated/decoder-worker': 'src/platform/images/decoder-worker.ts',
    'isolated/docx-worker': 'src/platform/documents/docx-worker.ts',
    'fiscalization/certificate-worker': 'src/setup/fiscal/certificate/certificate-worker.ts',
  },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  noExternal: [/^@atrium\//, ...manyModules],
  esbuildOptions: (options) => {
    options.conditions = ['@atrium/source'];
  },
  clean: true,
  esbuildPlugins: [ownPeers, emptyDatabase],
});
