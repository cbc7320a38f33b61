import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Due jobs that have not completed, and schedules without a completed job since `$1`. */
const unfinished = `select distinct name from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'
    and start_after <= $2::timestamptz and name not in (select name from pgboss.schedule)
  union select name from pgboss.schedule where not exists (select 1 from pgboss.job
    where job.name = schedule.name and created_on >= $1::timestamptz and state = 'completed')`;

/** Lists the jobs that a service stopped before it completed them; `since` is the time of its start. */
export async function unfinishedWork(dataDir: string, since: Date): Promise<string[]> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { btree_gist, pg_trgm } });
  try {
    const until = new Date(since.getTime() + 3_600_000);
    const { rows } = await database.query<{ name: string }>(unfinished, [since.toISOString(), until.toISOString()]);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}
