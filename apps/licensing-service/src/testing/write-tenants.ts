import { sql } from 'drizzle-orm';
import type { Database } from '../platform';

/** A row takes up to half a millisecond, for its search index and foreign keys, and a statement may take five seconds. */
const batchSize = 1000;

/** Inserts `count` company CRMs of one owner directly, created one minute apart. */
export async function writeTenants(database: Database, ownerId: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += batchSize)
    await writeBatch(database, ownerId, { from, to: Math.min(count, from + batchSize - 1) });
}

async function writeBatch(
  database: Database,
  ownerId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await database.execute(sql`
    with made as (
      insert into tenants (id, title, company, url_name, state, language, author_id, last_modified_by, created_at, updated_at)
      select gen_random_uuid(), 'Podjetje ' || n, 'Družba ' || (n * 7919 % 100003) || ', d.o.o.', 'podjetje-' || n,
        (array['active', 'active', 'active', 'inactive', 'draft', 'closed'])[1 + n % 6], 'sl', ${ownerId}, ${ownerId},
        timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + (n * 7919 % 1000003) * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) n
      returning id, created_at)
    insert into tenant_members (tenant_id, user_id, role, added_at)
    select id, ${ownerId}, 'owner', created_at from made`);
}
