/** Foreground and background tokens, and the required ratio. */
export interface ContrastPair {
  readonly foreground: string;
  readonly ground: string;
  readonly needed: 3 | 4.5 | 7;
}

const surfaces = [
  'bg',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-active',
  'surface-selected',
];
const quiet = ['surface-sunken', 'surface-active', 'surface-selected'];
const meanings = ['success', 'warning', 'danger', 'info'];
const tints = ['accent', 'neutral', ...meanings].map((name) => `${name}-subtle`);

function pairs(foregrounds: string[], grounds: string[], needed: ContrastPair['needed']): ContrastPair[] {
  return foregrounds.flatMap((foreground) => grounds.map((ground) => ({ foreground, ground, needed })));
}

const without = (list: string[], left: string[]) => list.filter((name) => !left.includes(name));

/** All pairs of the design: body text AAA, other text AA, edges and icons 3:1. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text'], [...surfaces, ...tints], 7),
  ...pairs(['text-secondary'], without(surfaces, quiet), 7),
  ...pairs(['text-secondary'], [...quiet, ...tints], 4.5),
  ...pairs(['text-tertiary'], surfaces, 4.5),
  ...pairs(['text-disabled'], ['surface', 'surface-sunken', 'surface-raised'], 4.5),
  ...pairs(['text-link', 'accent-text'], [...surfaces, 'accent-subtle', 'info-subtle', 'neutral-subtle'], 4.5),
  ...pairs(['on-accent'], ['accent', 'accent-hover', 'accent-active'], 4.5),
  ...pairs(['on-danger'], ['danger-solid', 'danger-solid-hover', 'danger-solid-active'], 4.5),
  ...meanings.flatMap((name) => pairs([`${name}-text`], [...surfaces, `${name}-subtle`], 4.5)),
  ...meanings.flatMap((name) => pairs([name], [...surfaces, `${name}-subtle`], 3)),
  ...pairs(['line-control'], ['surface', 'bg', 'surface-raised', 'surface-selected'], 3),
  ...pairs(['focus', 'accent'], surfaces, 3),
  ...pairs(['bg'], ['text'], 7),
  ...pairs(['ink-on-paper'], ['paper'], 7),
  ...pairs(['ink-blue', 'ink-red', 'ink-green'], ['paper'], 4.5),
];
