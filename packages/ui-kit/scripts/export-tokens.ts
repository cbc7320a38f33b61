import { readFileSync, writeFileSync } from 'node:fs';
import { designTokensFile } from '../src/design-tokens/design-tokens.ts';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

/** Exports the tokens for design tools. Run it after a change of `tokens.css`. */
for (const theme of ['light', 'dark'] as const) {
  writeFileSync(new URL(`../design-tokens/atrium.${theme}.tokens.json`, import.meta.url), designTokensFile(css, theme));
}
