import type { KeysOf, PlaceholdersAt } from './text-types';
import type { EnglishTexts } from './english';
import { fillText, type Language, texts, type TextValues } from './texts';

export type TextKey = KeysOf<EnglishTexts>;

type ValuesAt<K extends TextKey> = [PlaceholdersAt<EnglishTexts, K>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersAt<EnglishTexts, K>, string | number>>];

const plurals = { en: new Intl.PluralRules('en'), sl: new Intl.PluralRules('sl') };

/** Returns a text; `count` selects the plural form. */
export function textOf<K extends TextKey>(language: Language, key: K, ...[values]: ValuesAt<K>): string {
  const text = findText(language, key, values);
  if (text === null) throw new Error(`There is no text ${key}`);
  return text;
}

/** Returns the text of a dynamic key; null if there is none. */
export function findText(language: Language, key: string, values: TextValues = {}): string | null {
  const text = textAt(language, key) ?? textAt(language, `${key}_${plurals[language].select(Number(values['count']))}`);
  return text === null ? null : fillText(text, values);
}

function textAt(language: Language, key: string): string | null {
  let found: unknown = texts[language];
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Record<string, unknown>)[name];
  }
  return typeof found === 'string' ? found : null;
}
