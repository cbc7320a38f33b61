/** A theme and a language a story is looked at in. */
export interface Appearance {
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'sl';
}

/** A story is rendered in light English, where Storybook's own addon checks it; the others follow in place. */
export const everyOtherAppearance: readonly Appearance[] = [
  { theme: 'dark', locale: 'sl' },
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'sl' },
];

/** What `npm test` looks at: each theme and each language once. */
export const oppositeAppearance: readonly Appearance[] = everyOtherAppearance.slice(0, 1);
