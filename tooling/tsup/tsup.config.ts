import { defineConfig } from 'tsup';
import { entries } from './entries';

/** One build for every package; no package repeats its entries. */
export default defineConfig({
  entry: entries(),
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  clean: true,
  treeshake: true,
  dts: false,
  // Copied beside what imports them; the portal's build gives them their address.
  loader: { '.webm': 'copy', '.vtt': 'copy', '.woff2': 'copy' },
});
