/** The part of i18next that a page reads: its texts, with plural forms and values. */
import { textOf } from '../texts';

type Values = Readonly<Record<string, string | number | boolean>>;

const withValues = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const { lang } = document.documentElement;
const plural = new Intl.PluralRules(lang);
const i18n = { language: lang, services: { interpolator: { interpolate: withValues } } };

function translate(namespace: string, key: string, values: Values): string {
  const { count } = values;
  const counted = typeof count === 'number' ? textOf(namespace, `${key}_${plural.select(count)}`) : undefined;
  const text = counted ?? textOf(namespace, key);
  if (text === undefined) throw new Error(`The first list has no text ${namespace}:${key}.`);
  return values['skipInterpolation'] === true ? text : withValues(text, values);
}

export const useTranslation = (namespace: string) => ({
  i18n,
  t: (key: string, values: Values = {}) =>
    translate(typeof values['ns'] === 'string' ? values['ns'] : namespace, key, values),
});

/** Imported, never used. */
export const I18nextProvider = undefined;
export const initReactI18next = undefined;
