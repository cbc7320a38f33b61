import { defineConfig } from 'tsup';
import { entries } from './entries';

/** Build of every package. The entries come from its `exports`. */
export default defineConfig({
  entry: entries(),
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  clean: true,
  treeshake: true,
  dts: false,
  // Copied next to the importing file. The portal's build assigns their URLs.
  loader: { '.webm': 'copy', '.vtt': 'copy', '.woff2': 'copy' },
});
