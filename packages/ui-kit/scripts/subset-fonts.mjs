import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/**
 * Writes small font subsets in the three weights of the tokens: letters, figures and punctuation of English and
 * Slovenian texts, and other characters of the interface. Other characters load the whole fonts when they are shown.
 */
const between = (first, last) => {
  const from = first.codePointAt(0);
  return String.fromCodePoint(...Array.from({ length: last.codePointAt(0) - from + 1 }, (_, place) => from + place));
};

const fonts = [
  { name: 'latin', characters: `${between('0', ':')}?@${between('A', 'Z')}_${between('a', 'z')} \u00a0!'()+,-./–’…` },
  { name: 'latin-signs', whole: 'latin', characters: '"#$%&*;<=>[\\]^`{|}~§«°±·»×—‘“”„•€→−' },
  { name: 'latin-ext', characters: 'ČčĆćĐđŠšŽž' },
];
/** Kerning and ligatures. */
const features = ['kern', 'liga'];

for (const { name, whole = name, characters } of fonts) {
  const source = import.meta.resolve(
    `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${whole}-wght-normal.woff2`,
  );
  const small = await subset(await readFile(fileURLToPath(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(fileURLToPath(new URL(`../src/fonts/hanken-grotesk-first-${name}.woff2`, import.meta.url)), small);
}
