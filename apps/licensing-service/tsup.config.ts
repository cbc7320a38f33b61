import { defineConfig } from 'tsup';
import { emptyDatabase } from './empty-database';
import { ownPeers } from './own-peers';

/** Bundled, because they consist of many small modules that took a second of processor time at each start. */
const manyModules = [/^typebox/, /^drizzle-orm/, /^hucre/, /^@nuintun\/qrcode/, /^@cantoo\/pdf-lib/];

/** Bundles the workspace's packages from their sources. */
export default defineConfig({
  entry: {
    server: 'src/server.ts',
    'rotate-keys': 'src/rotate-keys.ts',
    'database/pglite-worker': 'src/platform/database/pglite-worker.ts',
    'tables/table-worker': 'src/platform/tables/table-worker.ts',
    'isolated/isolated-process': 'src/platform/isolated/isolated-process.ts',
    'isolated/warm-process': 'src/platform/isolated/warm-process.ts',
    'isolated/conversion-worker': 'src/platform/conversion/builtin/conversion-worker.ts',
    'isolated/pdf-facts-worker': 'src/platform/conversion/pdf-facts-worker.ts',
    'isolated/decoder-worker': 'src/platform/images/decoder-worker.ts',
    'isolated/drawing-worker': 'src/platform/drawing/drawing-worker.ts',
    'isolated/signing-worker': 'src/platform/signing/signing-worker.ts',
    'isolated/checking-worker': 'src/platform/signing/checking-worker.ts',
    'isolated/docx-worker': 'src/platform/documents/docx-worker.ts',
    'isolated/text-places-worker': 'src/platform/pdf/text-places-worker.ts',
    'isolated/pdf-text-worker': 'src/platform/pdf/pdf-text-worker.ts',
    'isolated/merge-worker': 'src/platform/documents/merge/merge-worker.ts',
    'signing/pkcs12-worker': 'src/platform/signing/pkcs12/pkcs12-worker.ts',
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
