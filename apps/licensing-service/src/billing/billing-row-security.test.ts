import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScope, type OpenDatabase, type Scope, sqlStateOf, type Transaction, v7 } from '../platform';
import { tenantMembers } from '../schema';
import { openTestDatabase } from '../testing/test-database';
import { writeBilledTenant } from '../testing/parallel-invoices';
import { writeTestUser } from '../testing/test-user';

const tables = [
  'quotes',
  'payments',
  'payment_methods',
  'ledger_entries',
  'vat_checks',
  'subscriptions',
  'subscription_periods',
  'transfer_receipts',
  'payment_events',
] as const;
type Table = (typeof tables)[number];

const at = '2026-11-21T08:00:00Z';
const now = new Date(at);

describe('row security of billing', () => {
  let opened: OpenDatabase;
  let ana: Scope;
  let bor: Scope;
  let tenantId: string;
  const rows = new Map<Table, Record<string, unknown>>();

  const insert = (tx: Transaction, table: Table, row: Record<string, unknown>) =>
    tx.execute(
      sql`insert into ${sql.identifier(table)} select * from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`,
    );
  const isForbidden = (error: unknown) => sqlStateOf(error) === '42501';

  beforeAll(async () => {
    opened = await openTestDatabase();
    const written = await writeBilledTenant(opened.database);
    ({ tenantId } = written);
    ana = { userId: written.userId };
    bor = { userId: await writeTestUser(opened.database, 'bor@example.com') };
    await opened.database
      .insert(tenantMembers)
      .values({ tenantId, userId: written.userId, role: 'owner', addedAt: now });
    await opened.database.execute(
      sql`insert into price_list_versions values (1, 1, 1, 1, 12, ${at}) on conflict do nothing`,
    );
    const own = { tenant_id: tenantId };
    const [quote, payment] = [v7(), v7()];
    rows.set('quotes', {
      ...own,
      id: quote,
      kind: 'creation',
      frozen_at: at,
      expires_at: at,
      selection: {},
      price_list_version: 1,
      subscription_version: 0,
      buyer: {},
      vat: {},
      settled: {},
      amount_due: 1,
      next_invoice: {},
    });
    rows.set('payments', {
      ...own,
      id: payment,
      quote_id: quote,
      kind: 'creation',
      amount: 1,
      currency: 'EUR',
      method_type: 'card',
      state: 'declined',
      is_present: true,
      credit_used: 0,
      is_billed: false,
      created_by: ana.userId,
      created_at: at,
      updated_at: at,
    });
    rows.set('payment_methods', {
      ...own,
      id: v7(),
      gateway: 'sandbox',
      method: 'card',
      brand: 'visa',
      last4: '4242',
      exp_month: 1,
      exp_year: 2030,
      cardholder_name: 'Ana',
      is_default: false,
      added_by: ana.userId,
      added_at: at,
    });
    rows.set('ledger_entries', {
      ...own,
      id: v7(),
      position: 1,
      kind: 'payout',
      amount: -1,
      balance: 0,
      paid_on: '2026-11-21',
      at,
    });
    rows.set('vat_checks', {
      ...own,
      id: v7(),
      vat_number: 'SI10019880',
      status: 'confirmed',
      checked_at: at,
      checked_by: ana.userId,
    });
    rows.set('subscriptions', {
      ...own,
      kind: 'trial',
      cancels: false,
      tries: 0,
      read_only: false,
      read_only_changes: 0,
      version: 1,
    });
    rows.set('subscription_periods', {
      ...own,
      id: v7(),
      position: 1,
      cycle: 'monthly',
      licences: 3,
      modules: [],
      assets: 0,
      price_list_version: 1,
      anchor: '2026-11-21',
      period_from: '2026-11-21',
      period_to: '2026-12-21',
      from_day: '2026-11-21',
      to_day: '2026-12-21',
      began_because: 'creation',
    });
    rows.set('payment_events', {
      ...own,
      id: v7(),
      payment_id: payment,
      event: 'declined',
      from_state: 'processing',
      to_state: 'declined',
      at,
    });
    rows.set('transfer_receipts', {
      ...own,
      id: v7(),
      payment_id: payment,
      received_on: '2026-11-21',
      amount: 1,
      reference: '',
      is_credit: false,
      recorded_by: ana.userId,
      recorded_at: at,
    });
  });
  afterAll(() => opened.close());

  it.each(tables)(
    'lets members of a company CRM insert and read rows of %s, and hides them from other users',
    async (table) => {
      const row = rows.get(table) ?? {};
      await expect(inScope(opened.database, bor, (tx) => insert(tx, table, row))).rejects.toSatisfy(isForbidden);
      await inScope(opened.database, ana, (tx) => insert(tx, table, row));
      const read = async (scope: Scope) =>
        (await inScope(opened.database, scope, (tx) => tx.execute(sql`select 1 from ${sql.identifier(table)}`))).rows;
      expect(await read(ana)).toHaveLength(1);
      expect(await read(bor)).toEqual([]);
    },
  );

  it.each([
    'update payments set amount = 2',
    'update payments set tenant_id = tenant_id',
    "update payment_methods set method = 'another'",
    'update quotes set amount_due = 2',
    'update ledger_entries set amount = 2',
    'update invoice_ranges set premise = premise',
    'update subscription_periods set licences = 4',
    'update transfer_receipts set amount = 2',
    "update payment_events set event = 'voided'",
    "update vat_checks set status = 'refused'",
    'delete from payments',
    'delete from ledger_entries',
    'delete from subscription_periods',
    'delete from transfer_receipts',
    'delete from payment_events',
    'delete from invoices',
    'delete from invoice_lines',
  ])('rejects changes of posted money, also by members and with access to every tenant: %s', async (statement) => {
    await expect(inScope(opened.database, ana, (tx) => tx.execute(sql.raw(statement)))).rejects.toSatisfy(isForbidden);
    const everyTenant = { ...ana, everyTenant: true };
    await expect(inScope(opened.database, everyTenant, (tx) => tx.execute(sql.raw(statement)))).rejects.toSatisfy(
      isForbidden,
    );
  });
});
