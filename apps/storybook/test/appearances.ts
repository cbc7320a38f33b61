/** Theme and language of a story. */
export interface Appearance {
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'sl';
}

/** Storybook's addon checks stories in light English; these are the other combinations. */
export const everyOtherAppearance: readonly Appearance[] = [
  { theme: 'dark', locale: 'sl' },
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'sl' },
];

/** Checked by `npm test`: together with light English, each theme and language once. */
export const oppositeAppearance: readonly Appearance[] = everyOtherAppearance.slice(0, 1);
