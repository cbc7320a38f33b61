import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Notebook } from './notebook.ts';
import { schemaQueries } from './schema-queries.ts';

type Row = Readonly<Record<string, unknown>>;

/** Finds the audit table by its columns, because a refactoring may rename it. */
const auditTable = `select table_schema || '.' || table_name as name from information_schema.columns where column_name in
  ('actor_id', 'action', 'outcome', 'subject_type') group by 1 having count(*) = 4`;

const writeRow = (row: Row) =>
  Object.entries(row)
    .map(([name, value]) => `${name}=${value instanceof Date ? value.toISOString() : JSON.stringify(value)}`)
    .join(' ');

/** Records audit, jobs and schema from the database of a stopped service, and returns the number of audit rows. */
export async function recordDatabase(dataDir: string, book: Notebook): Promise<number> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { btree_gist, pg_trgm } });
  const rows = async (sql: string) => (await database.query<Row>(sql)).rows;
  try {
    const audited = await recordAudit(rows, book);
    await recordJobs(rows, book);
    for (const [file, sql] of Object.entries(schemaQueries))
      for (const row of await rows(sql)) book.add(`database/${file}.txt`, Object.values(row).join(' '));
    return audited;
  } finally {
    await database.close();
  }
}

type Rows = (sql: string) => Promise<Row[]>;

async function recordAudit(rows: Rows, book: Notebook): Promise<number> {
  const [table] = (await rows(auditTable)) as { name: string }[];
  const entries = await rows(`select * from ${table?.name}`);
  for (const { id: _id, request_id: _request, ...row } of entries)
    book.addUnordered('audit.txt', writeRow({ ...row, at: row['at'] }));
  return entries.length;
}

/** Without counts and times, which vary. */
const queueColumns =
  'name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, dead_letter, heartbeat_seconds';

async function recordJobs(rows: Rows, book: Notebook): Promise<void> {
  for (const row of await rows(`select ${queueColumns} from pgboss.queue`))
    book.addUnordered('jobs.txt', `queue ${writeRow(row)}`);
  for (const row of await rows('select name, key, cron, timezone, data, options from pgboss.schedule'))
    book.addUnordered('jobs.txt', `schedule ${writeRow(row)}`);
  const today = `select distinct name, (select string_agg(key, ', ' order by key) from jsonb_object_keys(data) key) fields
    from pgboss.job where name !~ '^__' and data <> '{}'`;
  for (const row of await rows(today)) book.addUnordered('jobs.txt', `job ${writeRow(row)}`);
}
