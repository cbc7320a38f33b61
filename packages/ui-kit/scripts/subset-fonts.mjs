import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/**
 * Writes the two small fonts that every page begins with: the letters, figures and signs of English and Slovenian texts in
 * the three weights of the tokens. Anything else comes from the whole fonts, when it is shown.
 */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');

const fonts = [
  { name: 'latin', characters: `${between(0x20, 0x7e)}\u00a0§«°±·»×–—‘’“”„•…€→−` },
  { name: 'latin-ext', characters: 'ČčĆćĐđŠšŽž' },
];
const features = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'liga'];

for (const { name, characters } of fonts) {
  const whole = import.meta.resolve(
    `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${name}-wght-normal.woff2`,
  );
  const small = await subset(await readFile(fileURLToPath(whole)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(fileURLToPath(new URL(`../src/fonts/hanken-grotesk-first-${name}.woff2`, import.meta.url)), small);
}
