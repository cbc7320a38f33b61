import type { FontFamily } from './font-files.ts';

/** Families with the same widths, so that lines and pages break at the same places. */
const sameWidths: ReadonlyMap<string, FontFamily> = new Map([
  ['arial', 'Arimo'],
  ['arimo', 'Arimo'],
  ['helvetica', 'Arimo'],
  ['liberation sans', 'Arimo'],
  ['calibri', 'Carlito'],
  ['carlito', 'Carlito'],
  ['times', 'Tinos'],
  ['times new roman', 'Tinos'],
  ['tinos', 'Tinos'],
  ['liberation serif', 'Tinos'],
]);

/** Fonts that one of ours replaces without a visible difference, as fontconfig needs them. */
export const substitutedFamilies: readonly { readonly family: string; readonly substitute: FontFamily }[] = [
  ...sameWidths,
].flatMap(([family, substitute]) => (family === substitute.toLowerCase() ? [] : [{ family, substitute }]));

const humanist = /^(aptos|calibri|candara|corbel|lato|open sans|segoe)/;
const withSerifs =
  /serif|roman|antiqua|bodoni|book|cambria|century|constantia|garamond|georgia|palatino|(^| )(song|ming)|simsun/;

/** The family that takes the place of another without a visible difference; null if none does. */
export const metricSubstitute = (family: string): FontFamily | null => sameWidths.get(family.toLowerCase()) ?? null;

/** The most similar family that there is. */
export function nearestFamily(family: string): FontFamily {
  const name = family.toLowerCase();
  if (humanist.test(name)) return 'Carlito';
  return withSerifs.test(name) && !name.includes('sans') ? 'Tinos' : 'Arimo';
}
