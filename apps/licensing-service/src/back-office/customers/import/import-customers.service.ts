import type { AnswerOf, BodyOf, CustomerImportCheck } from '@atrium/api-client/contract';
import { type CallOf, importPreviewRows, type importCustomersSchema } from '@atrium/api-client/contract/schemas';
import { sql } from 'drizzle-orm';
import {
  asService,
  findAuditEntries,
  inScope,
  InvalidInput,
  type ReportProgress,
  type UploadedFile,
  writeAudit,
} from '../../../platform';
import { customerAudit, type CustomerCall, type CustomerDependencies } from '../customer.service';
import { sampleOfColumn } from './import-columns';
import { type JudgedRow, judgeRows } from './judge-rows';
import { countsOf, readFile, type Reading, viewRow } from './read-file';
import { writeRows } from './write-rows';

type Counts = AnswerOf<CallOf<typeof importCustomersSchema>>;

const sampleLength = 100;

/** Returns what an import would do with each row of a file. */
export async function checkImport(
  { database }: CustomerDependencies,
  { user, caller }: CustomerCall,
  body: Reading,
  file: UploadedFile,
): Promise<CustomerImportCheck> {
  const { table, columns, rows, known } = await readFile(body, file, user);
  const judged = await inScope(database, { userId: user.id }, (tx) => judgeRows(tx, rows, known));
  const view = (shown: readonly JudgedRow[]) =>
    shown.slice(0, importPreviewRows).map((row) => viewRow(row, columns, caller.language));
  const inState = (state: JudgedRow['state']) => view(judged.filter((row) => row.state === state));
  return {
    kind: table.kind,
    sheet: table.sheet,
    encoding: table.encoding,
    delimiter: table.delimiter,
    columns: table.header.map((header, at) => ({
      header,
      sample: sampleOfColumn(table, at).slice(0, sampleLength),
      field: columns[at] ?? 'none',
    })),
    ...countsOf(judged),
    preview: { all: view(judged), ready: inState('ready'), refused: inState('refused'), skipped: inState('skipped') },
  };
}

/** How an import tells of its steps, and learns that it is cancelled. */
interface ImportControl {
  readonly report: ReportProgress;
  readonly cancelled: AbortSignal;
}

/** Imports the ready rows of a file in one transaction, once for each import id. */
export async function importCustomers(
  { database, clock }: CustomerDependencies,
  call: CustomerCall,
  { import_id: importId, ...body }: BodyOf<CallOf<typeof importCustomersSchema>>,
  file: UploadedFile,
  control: ImportControl,
): Promise<Counts> {
  const { columns, rows, known } = await readFile(body, file, call.user);
  if (!columns.includes('title')) throw new InvalidInput({ columns: ['title_column_missing'] });
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`);
    const [done] = await findAuditEntries(tx, { type: 'customer_import', id: importId });
    if (done?.after !== undefined) return done.after as unknown as Counts;
    const judged = await judgeRows(tx, rows, known);
    await writeRows(tx, call, at, judged, control);
    const counts = countsOf(judged);
    await writeAudit(tx, {
      ...customerAudit(call, importId, at),
      subjectType: 'customer_import',
      title: null,
      action: 'customer.import',
      after: counts,
    });
    control.cancelled.throwIfAborted();
    return counts;
  });
}
