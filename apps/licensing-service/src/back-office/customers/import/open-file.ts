import { type BodyOf, type CustomerImportRow, type ImportField, shownContact } from '@atrium/api-client/contract';
import type { CallOf, checkCustomerImportSchema } from '@atrium/api-client/contract/schemas';
import {
  fieldMessage,
  findText,
  Forbidden,
  hasPermission,
  InvalidInput,
  type Language,
  maximumTableRows,
  openTable,
  type SessionUser,
  TableRefused,
  type TableRow,
  textOf,
  type UploadedFile,
} from '../../../platform';
import { readColumns } from './import-columns';
import type { JudgedRow, OpenFile } from './judge-rows';

export type Reading = BodyOf<CallOf<typeof checkCustomerImportSchema>>;

/**
 * @throws Forbidden unless the user may do what the reading asks for
 * @throws InvalidInput if the file is no table, or the columns do not fit it
 */
export async function openFile(
  { columns: chosen, encoding, delimiter, known = 'skip' }: Reading,
  { bytes }: UploadedFile,
  user: SessionUser,
): Promise<OpenFile> {
  if (known === 'fill' && !hasPermission(user, 'update/customers')) throw new Forbidden();
  const table = await openTable({ bytes, encoding, delimiter }).catch(refuse);
  const close = () => table[Symbol.asyncDispose]();
  try {
    const columns = readColumns(table, chosen);
    return { table, batches: () => refusing(table.batches()), columns, known, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Once rows are read, a file may still turn out to be broken or too costly. */
async function* refusing(batches: AsyncIterable<readonly TableRow[]>): AsyncGenerator<readonly TableRow[]> {
  try {
    yield* batches;
  } catch (error) {
    refuse(error);
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof TableRefused)) throw error;
  throw new InvalidInput({
    file: [
      error.reason === 'too_many_rows'
        ? { key: 'too_many_table_rows', values: { max: maximumTableRows } }
        : 'table_unreadable',
    ],
  });
}

export const noRows = { rows: 0, ready: 0, filled: 0, refused: 0, skipped: 0 };

/** Adds a batch to the counts of the rows. */
export function addCounts(counts: typeof noRows, rows: readonly JudgedRow[]): typeof noRows {
  const count = (state: JudgedRow['state']) => counts[state] + rows.filter((row) => row.state === state).length;
  const filled = counts.filled + rows.filter(({ fill }) => fill !== undefined).length;
  return {
    rows: counts.rows + rows.length,
    ready: count('ready'),
    filled,
    refused: count('refused'),
    skipped: count('skipped'),
  };
}

/** Why a row stays out, or which customer it fills. */
export function reasonsOf({ problems, fill }: JudgedRow, language: Language): string[] {
  const labelOf = (field: string) =>
    findText(language, `spreadsheets.customers.columns.${field}`) ??
    findText(language, `spreadsheets.customers.contacts.${field}`) ??
    field;
  const reasons = problems.map(([field, problem]) => `${labelOf(field)}: ${fieldMessage(problem, language)}`);
  return fill === undefined
    ? reasons
    : [textOf(language, 'spreadsheets.customers.leftOut.fills', { title: fill.customer.title })];
}

/** A row as the check shows it: what was read, else what stands in the file. */
export function viewRow(row: JudgedRow, columns: readonly ImportField[], language: Language): CustomerImportRow {
  const { source, state, problems, customer } = row;
  const written = (field: ImportField) =>
    columns.flatMap((column, at) => (column === field ? [source.cells[at] ?? ''] : [])).find((cell) => cell !== '');
  const invalid = state === 'refused' ? [...new Set(problems.map(([field]) => field))] : [];
  const wrong = (['email', 'phone'] as const).find((type) => invalid.includes(type));
  const contact = wrong === undefined ? shownContact(customer.contacts) : { type: wrong, value: written(wrong) ?? '' };
  return {
    row: source.row,
    state,
    title: customer.title,
    vat_number: customer.vatNumber ?? written('vat_number') ?? '',
    contact: contact === null ? null : { type: contact.type, value: contact.value },
    invalid,
    reasons: reasonsOf(row, language),
  };
}
