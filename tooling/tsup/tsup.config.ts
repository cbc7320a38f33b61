import { defineConfig } from 'tsup';
import { contractModules, entries, hasSideEffects, packageName } from './entries';

/** Build of every package. The entries come from its `exports`. */
export default defineConfig({
  entry: { ...contractModules(), ...entries() },
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  clean: true,
  // Drops imports of the package's own modules that use nothing of them.
  treeshake: { moduleSideEffects: (id) => hasSideEffects(id) },
  dts: false,
  // A namespace import of a bundled module keeps all its exports; one of the package's entry does not.
  external: [new RegExp(`^${packageName()}/`)],
  // Copied next to the importing file. The portal's build assigns their URLs.
  loader: { '.webm': 'copy', '.vtt': 'copy', '.woff2': 'copy' },
});
