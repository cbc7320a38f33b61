import type { AnswerOf, BodyOf, CustomerImportCheck } from '@atrium/api-client/contract';
import { type CallOf, importPreviewRows, type importCustomersSchema } from '@atrium/api-client/contract/schemas';
import { sql } from 'drizzle-orm';
import {
  asService,
  findAuditEntries,
  inScope,
  isPglite,
  InvalidInput,
  type ReportProgress,
  type UploadedFile,
  writeAudit,
} from '../../../platform';
import { customerAudit, type CustomerCall, type CustomerDependencies } from '../customer.service';
import { judgeRows, type Judging } from './judge-rows';
import { addCounts, noRows, openFile, type Reading, viewRow } from './open-file';
import { writeRows } from './write-rows';

type Counts = AnswerOf<CallOf<typeof importCustomersSchema>>;

const sampleLength = 100;

/** Returns what an import would do with each row of a file. */
export async function checkImport(
  { database, openRequests: { giveWay } }: CustomerDependencies,
  { user, caller }: CustomerCall,
  body: Reading,
  file: UploadedFile,
): Promise<CustomerImportCheck> {
  await using open = await openFile(body, file, user);
  const { table, columns } = open;
  let counts = noRows;
  const preview: CustomerImportCheck['preview'] = { all: [], ready: [], refused: [], skipped: [] };
  const run: Judging['run'] = (queries) => inScope(database, { userId: user.id }, queries);
  for await (const rows of judgeRows({ run, giveWay }, open)) {
    counts = addCounts(counts, rows);
    for (const row of rows)
      for (const kind of ['all', row.state] as const)
        if (preview[kind].length < importPreviewRows) preview[kind].push(viewRow(row, columns, caller.language));
  }
  return {
    kind: table.kind,
    sheet: table.sheet,
    encoding: table.encoding,
    delimiter: table.delimiter,
    columns: table.header.map((header, at) => ({
      header,
      sample: (table.samples[at] ?? '').slice(0, sampleLength),
      field: columns[at] ?? 'none',
    })),
    ...counts,
    preview,
  };
}

/** Reports the progress of an import, and signals its cancellation. */
interface ImportControl {
  readonly report: ReportProgress;
  readonly cancelled: AbortSignal;
}

/** Imports the ready rows of a file in one transaction, once for each import id. */
export async function importCustomers(
  { database, databaseClient, openRequests, clock }: CustomerDependencies,
  call: CustomerCall,
  { import_id: importId, ...body }: BodyOf<CallOf<typeof importCustomersSchema>>,
  file: UploadedFile,
  control: ImportControl,
): Promise<Counts> {
  await using open = await openFile(body, file, call.user);
  if (!open.columns.includes('title')) throw new InvalidInput({ columns: ['title_column_missing'] });
  // On PGlite the others wait for the connection of this transaction, so giving way would delay them.
  const giveWay = isPglite(databaseClient) ? async () => undefined : openRequests.giveWay;
  return await asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`);
    const [done] = await findAuditEntries(tx, { type: 'customer_import', id: importId });
    if (done?.after !== undefined) return done.after as unknown as Counts;
    const { total } = open.table;
    let counts = noRows;
    control.report({ done: 0, total });
    for await (const rows of judgeRows({ run: (queries) => queries(tx), giveWay }, open)) {
      control.cancelled.throwIfAborted();
      await writeRows(tx, call, at, rows);
      counts = addCounts(counts, rows);
      control.report({ done: counts.rows, total });
    }
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
