import type { TextLoader, TextTree } from './feature-messages';
import type { Language } from './languages';

const pluralForms: Record<Language, readonly string[]> = {
  en: ['one', 'other'],
  sl: ['one', 'two', 'few', 'other'],
};
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

type Forms = Map<string, string>;

function collectForms(tree: TextTree, path: string, forms: Map<string, Forms>): Map<string, Forms> {
  for (const [name, value] of Object.entries(tree)) {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value !== 'string') {
      collectForms(value, key, forms);
      continue;
    }
    const base = key.replace(pluralSuffix, '');
    const form = pluralSuffix.exec(key)?.[1] ?? '';
    forms.set(base, (forms.get(base) ?? new Map<string, string>()).set(form, value));
  }
  return forms;
}

/** Placeholders whose names mean a number. A Slovenian noun after one needs all four plural forms. */
const numberBeforeNoun =
  /\{\{\s*(count|days|hours|length|max|maximum|min|minimum|minutes|months|most|number|rows|seconds|years)\s*\}\}[ \u00A0](?!ali |in |od |do )\p{Ll}/u;

function namesOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
}

function formProblems(language: Language, key: string, forms: Forms): string[] {
  const problems = [...forms]
    .filter(([, text]) => text.trim() === '')
    .map(([form]) => `${language}: "${key}${form && `_${form}`}" is empty`);
  if (forms.has('')) {
    if (forms.size > 1) problems.push(`${language}: "${key}" has plural forms and a text without one`);
    if (namesOf(forms.get('') ?? '').includes('count'))
      problems.push(`${language}: "${key}" counts and has no plural forms`);
    else if (language === 'sl' && numberBeforeNoun.test(forms.get('') ?? ''))
      problems.push(`${language}: "${key}" has a noun after a number and no plural forms`);
    return problems;
  }
  const expected = pluralForms[language];
  for (const form of expected) if (!forms.has(form)) problems.push(`${language}: "${key}_${form}" is missing`);
  for (const form of forms.keys()) {
    if (form !== 'zero' && !expected.includes(form))
      problems.push(`${language}: "${key}_${form}" is a form the language does not have`);
  }
  return problems;
}

/** A plural form may omit `count` ("one day"), but no other placeholder. */
function valueNames(forms: Forms): string[] {
  const perForm = [...forms.values()].map((text) =>
    [...new Set(namesOf(text))]
      .filter((name) => name !== 'count')
      .toSorted()
      .join(', '),
  );
  return [...new Set(perForm)];
}

function pairProblems(key: string, english: Forms | undefined, slovenian: Forms | undefined): string[] {
  if (english === undefined) return [`en: "${key}" is missing`];
  if (slovenian === undefined) return [`sl: "${key}" is missing`];
  if (english.has('') !== slovenian.has('')) return [`"${key}" is counted in one language only`];
  const names = new Set([...valueNames(english), ...valueNames(slovenian)]);
  return names.size > 1
    ? [`"${key}" names different values: ${[...names].map((list) => `{${list}}`).join(' and ')}`]
    : [];
}

export type Resources = Readonly<Record<Language, TextLoader | TextTree>>;

/** Describes every forbidden difference between the two languages. */
export async function findMessageProblems(resources: Resources): Promise<string[]> {
  const { en, sl } = resources;
  const english = collectForms(typeof en === 'function' ? await en() : en, '', new Map());
  const slovenian = collectForms(typeof sl === 'function' ? await sl() : sl, '', new Map());
  return [...new Set([...english.keys(), ...slovenian.keys()])].flatMap((key) => [
    ...pairProblems(key, english.get(key), slovenian.get(key)),
    ...formProblems(
      'en',
      key,
      english.get(key) ??
        new Map([
          ['one', '-'],
          ['other', '-'],
        ]),
    ),
    ...formProblems('sl', key, slovenian.get(key) ?? new Map(pluralForms.sl.map((form) => [form, '-']))),
  ]);
}
