import type { AnswerOf, BodyOf, CustomerImportCheck, CustomerImportRow } from '@atrium/api-client/contract';
import type { CallOf, checkCustomerImportSchema, importCustomersSchema } from '@atrium/api-client/contract/schemas';
import { sql } from 'drizzle-orm';
import {
  asService,
  fieldMessage,
  findAuditEntries,
  findText,
  inScope,
  InvalidInput,
  type Language,
  maximumTableRows,
  readTable,
  type Table,
  type UploadedFile,
  writeAudit,
} from '../../../platform';
import { customers } from '../customer.table';
import { customerAudit, type CustomerCall, type CustomerDependencies } from '../customer.service';
import { readColumns, sampleOfColumn } from './import-columns';
import { type JudgedRow, judgeRows, readRows } from './judge-rows';

type Reading = BodyOf<CallOf<typeof checkCustomerImportSchema>>;
type Counts = AnswerOf<CallOf<typeof importCustomersSchema>>;

const previewRows = 100;
const insertedAtOnce = 500;

/** Returns what an import would do with each row of a file. */
export async function checkImport(
  { database }: CustomerDependencies,
  { user, caller }: CustomerCall,
  body: Reading,
  file: UploadedFile,
): Promise<CustomerImportCheck> {
  const { table, columns, rows } = await read(body, file);
  const judged = await inScope(database, { userId: user.id }, (tx) => judgeRows(tx, rows));
  const toRow = (row: JudgedRow) => viewRow(row, caller.language);
  return {
    kind: table.kind,
    encoding: table.encoding,
    delimiter: table.delimiter,
    columns: table.header.map((header, at) => ({
      header,
      sample: sampleOfColumn(table, at).slice(0, previewRows),
      field: columns[at] ?? 'none',
    })),
    ...countsOf(judged),
    preview: judged.slice(0, previewRows).map(toRow),
    left_out: judged.filter(({ state }) => state !== 'ready').map(toRow),
  };
}

/** Imports the ready rows of a file in one transaction, once for each import id. */
export async function importCustomers(
  { database, clock }: CustomerDependencies,
  call: CustomerCall,
  { import_id: importId, ...body }: BodyOf<CallOf<typeof importCustomersSchema>>,
  file: UploadedFile,
  cancelled: AbortSignal,
): Promise<Counts> {
  const { columns, rows } = await read(body, file);
  if (!columns.includes('title')) throw new InvalidInput({ columns: ['title_column_missing'] });
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`);
    const [done] = await findAuditEntries(tx, { type: 'customer_import', id: importId });
    if (done?.after !== undefined) return done.after as unknown as Counts;
    const judged = await judgeRows(tx, rows);
    const ready = judged.filter(({ state }) => state === 'ready');
    const { id: userId } = call.user;
    const made = { active: true, authorId: userId, lastModifiedBy: userId, createdAt: at, updatedAt: at };
    for (let from = 0; from < ready.length; from += insertedAtOnce) {
      cancelled.throwIfAborted();
      await tx
        .insert(customers)
        .values(ready.slice(from, from + insertedAtOnce).map(({ customer }) => ({ ...customer, ...made })));
    }
    cancelled.throwIfAborted();
    const counts = countsOf(judged);
    await writeAudit(tx, {
      ...customerAudit(call, importId, at),
      subjectType: 'customer_import',
      title: null,
      action: 'customer.import',
      after: counts,
    });
    return counts;
  });
}

async function read({ columns: chosen, encoding, delimiter }: Reading, { bytes }: UploadedFile) {
  const table = await readTable({ bytes, encoding, delimiter });
  if ('refusal' in table)
    throw new InvalidInput({
      file: [
        table.refusal === 'too_many_rows'
          ? { key: 'too_many_table_rows', values: { max: maximumTableRows } }
          : 'table_unreadable',
      ],
    });
  const columns = readColumns(table, chosen);
  return { table: table satisfies Table, columns, rows: await readRows(table, columns) };
}

function countsOf(rows: readonly JudgedRow[]): Counts {
  const count = (state: JudgedRow['state']) => rows.filter((row) => row.state === state).length;
  return { rows: rows.length, ready: count('ready'), refused: count('refused'), skipped: count('skipped') };
}

function viewRow({ source, state, problems }: JudgedRow, language: Language): CustomerImportRow {
  const labelOf = (field: string) =>
    findText(language, `spreadsheets.customers.columns.${field}`) ??
    findText(language, `spreadsheets.customers.contacts.${field}`) ??
    field;
  return {
    row: source.row,
    state,
    cells: [...source.cells],
    reasons: problems.map(([field, problem]) => `${labelOf(field)}: ${fieldMessage(problem, language)}`),
  };
}
