import { sql } from 'drizzle-orm';
import type { Database } from '../platform';

/** Dumps every row of all tables as text, by `schema.table`. Includes the job queue and company CRMs. */
export async function dumpDatabase(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dump = new Map<string, string>();
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const content = await database.execute<{ text: string }>(
      sql`select coalesce(json_agg(t), '[]')::text as text from ${table} t`,
    );
    dump.set(`${schema}.${name}`, content.rows[0]?.text ?? '');
  }
  return dump;
}
