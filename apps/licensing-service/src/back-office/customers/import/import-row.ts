import { customersResource, type CustomerContact, type ImportField } from '@atrium/api-client/contract';
import { countryCodes } from '@atrium/validators';
import { listCountries } from '@atrium/validators/countries';
import { type FieldProblem, type TableRow, v7 } from '../../../platform';
import type { CustomerFields } from '../customer-changes';
import { readContactValue, readVatNumber } from '../customer-input';

/** A row of a file as a customer, or why it is none. */
export interface ReadRow {
  readonly source: TableRow;
  readonly customer: Omit<CustomerFields, 'active'>;
  readonly problems: readonly (readonly [ImportField, FieldProblem])[];
}

const { fields } = customersResource;
const textFields = ['title', 'street', 'postal_code', 'post', 'city', 'note'] as const;

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Countries by code and by name in both languages. */
const countries = new Map([
  ...countryCodes.map((code) => [code.toLowerCase(), code] as const),
  ...['en', 'sl'].flatMap((language) => listCountries(language).map(({ code, name }) => [folded(name), code] as const)),
]);

const languages = new Map<string, 'en' | 'sl'>([
  ...['en', 'english', 'anglescina', 'angleski'].map((name) => [name, 'en'] as const),
  ...['sl', 'slovene', 'slovenian', 'slovenscina', 'slovenski'].map((name) => [name, 'sl'] as const),
]);

/** Reads a row by the fields of its columns. */
export function readRow(source: TableRow, columns: readonly ImportField[]): ReadRow {
  const problems: (readonly [ImportField, FieldProblem])[] = [];
  const valuesOf = (field: ImportField) =>
    columns.flatMap((column, at) =>
      column === field && (source.cells[at] ?? '') !== '' ? [source.cells[at] ?? ''] : [],
    );
  const valueOf = (field: ImportField) => valuesOf(field)[0] ?? null;

  function choose<T>(field: ImportField, known: ReadonlyMap<string, T>): T | null {
    const typed = valueOf(field);
    if (typed === null) return null;
    const found = known.get(folded(typed));
    if (found === undefined) problems.push([field, 'not_a_choice']);
    return found ?? null;
  }

  const texts = Object.fromEntries(
    textFields.map((field) => {
      const value = valueOf(field);
      const { maxLength: max } = fields[field];
      if ((value ?? '').length > max) problems.push([field, { key: 'too_long', values: { max } }]);
      return [field, value];
    }),
  ) as Record<(typeof textFields)[number], string | null>;
  if (texts.title === null) problems.push(['title', 'required']);
  const country = choose('country', countries);
  const number = readVatNumber(valueOf('vat_number'), country);
  if ('problem' in number) problems.push(['vat_number', number.problem]);
  const contacts = (['email', 'phone'] as const).flatMap((type) =>
    valuesOf(type)
      .flatMap((cell) => cell.split(/[;,\n]/))
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .flatMap((value): CustomerContact[] => {
        const read = readContactValue({ type, value }, country);
        if ('problem' in read) problems.push([type, read.problem]);
        return 'value' in read ? [{ id: v7(), type, value: read.value }] : [];
      }),
  );
  const { title, postal_code: postalCode, ...others } = texts;
  const language = choose('language', languages);
  const vatNumber = 'value' in number ? number.value : null;
  return {
    source,
    problems,
    customer: { title: title ?? '', postalCode, ...others, country, vatNumber, language, contacts },
  };
}
