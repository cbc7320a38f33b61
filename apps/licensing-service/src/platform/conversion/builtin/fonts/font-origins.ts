import { defineFontResolver } from '@docx-editor.dev/core';
import type { FontOrigin } from '@docx-editor.dev/core/export';
import { fontFaces, type FontFamily, fontFamilies, readFamily } from './font-files.ts';
import { metricSubstitute, nearestFamily } from './substitutes.ts';

/** Our families, also in place of those with the same widths. Fonts that a document embeds come after them. */
export const ownFonts: FontOrigin = defineFontResolver(({ families, defaultFamily }) =>
  readSubstitutes([...families, defaultFamily], metricSubstitute),
);

/** Our families in place of every other font. */
export const lastResortFonts: FontOrigin = defineFontResolver(({ families }) =>
  readSubstitutes(families, nearestFamily),
);

async function readSubstitutes(families: readonly string[], substituteOf: (family: string) => FontFamily | null) {
  const chosen = families.flatMap((from) => {
    const to = substituteOf(from);
    return to === null ? [] : [{ from, to }];
  });
  const sources = await Promise.all(fontFamilies.map(readFamily));
  return {
    sources: sources.flat(),
    substitutions: chosen.flatMap(({ from, to }) =>
      fontFaces.map((face) => ({ from: { family: from, ...face }, to: { family: to, ...face } })),
    ),
  };
}
