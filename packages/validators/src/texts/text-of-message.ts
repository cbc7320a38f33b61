import { validationTexts as english } from './en';
import { validationTexts as slovenian } from './sl';

/** Languages of the texts. */
export type TextLanguage = 'en' | 'sl';

interface TextTree {
  readonly [name: string]: string | TextTree;
}

const texts: Readonly<Record<TextLanguage, TextTree>> = { en: english, sl: slovenian };

function find(tree: TextTree, key: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns the text of a message from a test of `@atrium/validators/yup`: a key such as
 * `validation.password.tooShort?minimum=8` with its values. Returns unknown keys unchanged.
 */
export function textOfMessage(message: string, language: TextLanguage): string {
  const [key = '', query = ''] = message.split('?', 2);
  const text = key.startsWith('validation.') ? find(texts[language], key.slice('validation.'.length)) : undefined;
  if (text === undefined) return message;
  const values = new URLSearchParams(query);
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_place, name: string, isNumber: string | undefined) => {
    const value = values.get(name) ?? '';
    return isNumber === undefined ? value : new Intl.NumberFormat(language).format(Number(value));
  });
}
