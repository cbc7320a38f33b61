import { type ImportField, importFields } from '@atrium/api-client/contract';
import { InvalidInput, type TableHead } from '../../../platform';

/** Headers of each field in English and Slovenian, folded; part of a header is enough. */
const headers: readonly (readonly [ImportField, RegExp])[] = [
  ['email', /e-?mail|e-?posta|elektronsk/],
  ['vat_number', /vat|davcn|ddv|tax/],
  ['phone', /phone|telefon|gsm|mobil|^tel/],
  ['postal_code', /postal|post code|postcode|zip|postna|posta st|st\.? poste/],
  ['street', /street|ulica|naslov|address/],
  ['country', /country|drzava/],
  ['language', /language|jezik/],
  ['note', /note|opomb|remark/],
  ['city', /city|kraj|mesto|town/],
  ['post', /^posta?$|post office/],
  ['title', /title|name|naziv|ime|podjetje|company|stranka|customer/],
];

const severalColumns: readonly ImportField[] = ['email', 'phone', 'none'];

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Guesses the field of each column by its header and its first value. */
export function guessColumns({ header, samples }: TableHead): ImportField[] {
  const taken = new Set<ImportField>();
  return header.map((heading, at) => {
    const guessed = guess(folded(heading), samples[at] ?? '');
    if (taken.has(guessed) && !severalColumns.includes(guessed)) return 'none';
    taken.add(guessed);
    return guessed;
  });
}

function guess(header: string, sample: string): ImportField {
  const named = headers.find(([, words]) => words.test(header))?.[0];
  if (named === 'post' && /^\d/.test(sample)) return 'postal_code';
  return named ?? (/^\S+@\S+\.\S+$/.test(sample) ? 'email' : 'none');
}

const isField = (name: string): name is ImportField => importFields.some((field) => field === name);

/**
 * The fields that the caller chose, one for each column.
 *
 * @throws InvalidInput unless a column holds the title, and each field is chosen once
 */
export function readColumns(table: TableHead, chosen: string | undefined): readonly ImportField[] {
  const fields = chosen === undefined ? guessColumns(table) : chosen.split(',');
  if (!fields.every(isField)) throw new InvalidInput({ columns: ['not_a_choice'] });
  const single = fields.filter((field) => !severalColumns.includes(field));
  if (new Set(single).size !== single.length) throw new InvalidInput({ columns: ['column_twice'] });
  return table.header.map((_header, at) => fields[at] ?? 'none');
}
