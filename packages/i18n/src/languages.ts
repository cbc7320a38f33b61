/** Languages of the interface; the first one is the default. */
export const languages = ['en', 'sl'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** The supported language that a value names (`sl`, `sl-SI`, the older `en-EN`), if any. */
export function toLanguage(value: string | null | undefined): Language | undefined {
  const code = value?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === code);
}
