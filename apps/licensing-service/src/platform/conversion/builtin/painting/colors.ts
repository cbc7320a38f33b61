/** Colours of `w:highlight`. */
const highlights: ReadonlyMap<string, string> = new Map([
  ['black', '000000'],
  ['blue', '0000FF'],
  ['cyan', '00FFFF'],
  ['darkBlue', '000080'],
  ['darkCyan', '008080'],
  ['darkGray', '808080'],
  ['darkGreen', '008000'],
  ['darkMagenta', '800080'],
  ['darkRed', '800000'],
  ['darkYellow', '808000'],
  ['green', '00FF00'],
  ['lightGray', 'C0C0C0'],
  ['magenta', 'FF00FF'],
  ['red', 'FF0000'],
  ['white', 'FFFFFF'],
  ['yellow', 'FFFF00'],
]);

/** Hexadecimal colour of a highlight; null if there is none. */
export const highlightColor = (name: string | null): string | null =>
  name === null ? null : (highlights.get(name) ?? null);

/** A colour of the layout for `pdfkit`. */
export const ink = (color: string | null | undefined): string => `#${color ?? '000000'}`;
