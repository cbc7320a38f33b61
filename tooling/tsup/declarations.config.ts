import { globSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { entries } from './entries';
import { writeOutTypes } from './write-out-types';

const copy = '.declarations';

/** Type declarations of published packages. The workspace takes types from the sources. */
export default defineConfig(() => {
  for (const previous of globSync('dist/**/*.d.ts')) rmSync(previous);
  writeOutTypes('src', copy);
  process.once('exit', () => rmSync(copy, { recursive: true }));
  const typed = Object.entries(entries()).filter(([, source]) => !source.endsWith('.css'));
  return {
    entry: Object.fromEntries(typed.map(([name, source]) => [name, source.replace(/^\.\/src\b/, `./${copy}`)])),
    format: ['esm'],
    dts: { only: true },
  };
});
