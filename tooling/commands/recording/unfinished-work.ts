import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Jobs that are due and not done; of a scheduled job it is enough that it ran once since a moment. */
const unfinished = `select distinct name from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'
    and start_after <= $2::timestamptz and name not in (select name from pgboss.schedule)
  union select name from pgboss.schedule where not exists (select 1 from pgboss.job
    where job.name = schedule.name and created_on >= $1::timestamptz and state = 'completed')`;

/** Names of the jobs that a stopped service has still to do, of those it began with at `since`. */
export async function unfinishedWork(dataDir: string, since: Date): Promise<string[]> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm } });
  try {
    const until = new Date(since.getTime() + 3_600_000);
    const { rows } = await database.query<{ name: string }>(unfinished, [since.toISOString(), until.toISOString()]);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}
