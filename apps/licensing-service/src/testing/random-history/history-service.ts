import { sql } from 'drizzle-orm';
import { createLog, type Database } from '../../platform';
import type { PaymentGateway } from '../../billing/gateways/payment-gateway';
import { createSandboxGateway } from '../../billing/gateways/sandbox/sandbox-gateway';
import { type BillingWorld, momentOf, openBillingWorld, scheduledBillingJobs } from '../billing-history/billing-world';
import { LosingGateway } from '../losing-gateway';

/** One service for many histories, which begin with an empty database. */
export interface HistoryService {
  readonly world: BillingWorld;
  readonly gateway: Pick<LosingGateway, 'lose'>;
  /** Lines of the log about errors, in this history. */
  readonly errors: string[];
  /** Removes what the history before left, and sets the clock. */
  begin(local: string): Promise<void>;
  close(): Promise<void>;
}

/** Before every history, so that the first version of the price list is valid in all. */
const opening = '2023-12-31T12:00:00';

export async function openHistoryService(): Promise<HistoryService> {
  const errors: string[] = [];
  const log = createLog('error', { write: (line: string) => void errors.push(line) });
  const gateways = new Map<PaymentGateway['name'], PaymentGateway>();
  const opened = await openBillingWorld(opening, { country: 'SI', vat_number: '' }, { log, gateways });
  const world = { ...opened, jobs: scheduledBillingJobs };
  const { database } = world.test;
  const gateway = new LosingGateway(createSandboxGateway(opened.test.dependencies));
  gateways.set('sandbox', gateway.gateway);
  const empty = await findEmptyTables(database);
  return {
    world,
    gateway,
    errors,
    begin: async (local) => {
      errors.length = 0;
      world.failures.clear();
      world.answerVies('valid');
      world.setOssThreshold('below');
      gateway.lose(null);
      world.time.set(momentOf(local));
      await emptyTables(database, empty);
    },
    close: () => world.close(),
  };
}

async function findEmptyTables(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: some } = await database.execute(sql.raw(`select 1 from ${name} limit 1`));
      return some.length === 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** The triggers that keep documents and the ledger from being deleted do not apply to a replica. */
const emptyTables = (database: Database, tables: readonly string[]) =>
  database.execute(
    sql.raw(`do $$ begin
      set local session_replication_role = replica;
      ${tables.map((name) => `delete from ${name};`).join('\n')}
      delete from price_list_versions where version > 1;
      delete from pgboss.job;
    end $$`),
  );
