import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform';

/** Copies at once, since a statement may take five seconds. */
const batchSize = 500;

/** Tables that are copied, with the columns that a copy has of its own. */
const tables = {
  tenant_members: `'tenant_id', new_tenant`,
  tenant_sections: `'tenant_id', new_tenant`,
  payment_methods: `'id', new_card, 'tenant_id', new_tenant`,
  subscriptions: `'tenant_id', new_tenant, 'plan_since', original.plan_since + shift`,
  subscription_periods: `'id', new_period, 'tenant_id', new_tenant, 'anchor', original.anchor + shift,
    'period_from', original.period_from + shift, 'period_to', original.period_to + shift,
    'from_day', original.from_day + shift, 'to_day', original.to_day + shift`,
  quotes: `'id', new_quote, 'tenant_id', new_tenant`,
  invoices: `'id', new_invoice, 'tenant_id', new_tenant, 'sequence', 1000000 + n`,
  payments: `'id', new_payment, 'tenant_id', new_tenant, 'quote_id', new_quote, 'invoice_id', new_invoice, 'method_id', new_card,
    'operation_id', null`,
  ledger_entries: `'id', gen_random_uuid(), 'tenant_id', new_tenant, 'invoice_id', new_invoice`,
} as const;

/**
 * Copies a paid company CRM that was created by card and billed once. The periods of a copy begin up to 29 days later,
 * those of every tenth on the same day.
 */
export async function copySubscriptions(database: Database, original: string, count: number): Promise<void> {
  await database.execute(sql`
    create table copies as select n, case when n % 10 = 0 then 0 else 1 + n % 29 end as shift, gen_random_uuid() as new_tenant,
      gen_random_uuid() as new_card, gen_random_uuid() as new_period, gen_random_uuid() as new_quote, gen_random_uuid() as new_invoice,
      gen_random_uuid() as new_payment
    from generate_series(1, ${count}::integer) n`);
  for (let from = 1; from <= count; from += batchSize)
    await database.transaction((tx) => copyBatch(tx, original, from));
  await database.execute(sql`update invoice_ranges set last = 2000000`);
  await database.execute(sql`analyze`);
}

async function copyBatch(tx: Transaction, original: string, from: number): Promise<void> {
  const batch = sql.raw(`copies.n between ${from} and ${from + batchSize - 1}`);
  await tx.execute(sql`
    insert into tenants (id, title, company, url_name, state, language, author_id, last_modified_by, created_at, updated_at)
    select new_tenant, title || n, company || n, url_name || n, state, language, author_id, last_modified_by, created_at,
      updated_at from tenants, copies where tenants.id = ${original} and ${batch}`);
  for (const [table, changed] of Object.entries(tables)) {
    const row = sql.raw(
      `(jsonb_populate_record(null::${table}, to_jsonb(original) || jsonb_build_object(${changed}))).*`,
    );
    await tx.execute(sql`
      insert into ${sql.identifier(table)} select ${row}
      from ${sql.identifier(table)} original, copies where original.tenant_id = ${original} and ${batch}`);
  }
  await tx.execute(sql`
    insert into invoice_lines select (jsonb_populate_record(null::invoice_lines,
      to_jsonb(original) || jsonb_build_object('invoice_id', new_invoice, 'period_id', new_period))).*
    from invoice_lines original join invoices on invoices.id = original.invoice_id, copies
    where invoices.tenant_id = ${original} and ${batch}`);
}
