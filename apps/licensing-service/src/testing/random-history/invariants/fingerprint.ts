import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform';

const tables = [
  'subscriptions',
  'subscription_periods',
  'invoices',
  'ledger_entries',
  'transfer_receipts',
  'payments',
  'sandbox_refunds',
] as const;

const contentOf = (table: string) => `(select coalesce(string_agg(t::text, '|' order by t::text), '') from ${table} t)`;
const charges = `(select coalesce(string_agg(t::text, '|' order by t::text), '') from sandbox_charges t where amount > 0)`;

/** A text that changes with everything that a refused call must leave as it is. */
export async function fingerprint(database: Database): Promise<string> {
  const parts = [...tables.map((table) => contentOf(table)), charges].join(` || '#' || `);
  const { rows } = await database.execute<{ hash: string }>(sql.raw(`select md5(${parts}) as hash`));
  return rows[0]?.hash ?? '';
}
