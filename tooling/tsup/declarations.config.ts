import { defineConfig } from 'tsup';
import { entries } from './entries';

/** Type declarations, for published packages only: inside the workspace types come from the sources. */
export default defineConfig({
  entry: Object.fromEntries(Object.entries(entries()).filter(([, source]) => !source.endsWith('.css'))),
  format: ['esm'],
  dts: { only: true },
});
