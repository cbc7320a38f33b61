import { errors } from './en/errors';
import { fields } from './en/fields';
import { errors as slovenianErrors } from './sl/errors';
import { fields as slovenianFields } from './sl/fields';

export type Language = 'en' | 'sl';

export const languages: readonly Language[] = ['en', 'sl'];

type Wording<T> = { readonly [K in keyof T]: string };

/** What every language must word. */
export interface Texts {
  readonly errors: Wording<typeof errors>;
  readonly fields: Wording<typeof fields>;
}

export type ErrorCode = keyof Texts['errors'];
export type FieldMessage = keyof Texts['fields'];
export type TextValues = Readonly<Record<string, string | number>>;

export const texts: Readonly<Record<Language, Texts>> = {
  en: { errors, fields },
  sl: { errors: slovenianErrors, fields: slovenianFields },
};

/** Puts `{name}` values into a text. */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
