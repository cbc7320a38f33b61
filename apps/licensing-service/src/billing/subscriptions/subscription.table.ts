import type { Selection } from '@atrium/api-client/contract';
import type { PlanCycle, TaxCategory } from '@atrium/api-client/contract/pricing';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables';
import { tenants } from '../../tenants/tables';
import { priceListVersions } from '../price-list/price-list.table';

/** A period that another one replaced in the second it started. */
export interface SavedPeriod {
  readonly cycle: PlanCycle;
  readonly anchor: string;
  readonly index: number;
  readonly priceListVersion: number;
}

/** A tenant's paid plan or trial. The end of a trial is a state of the subscription, not of the tenant. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    tenantId: uuid('tenant_id')
      .primaryKey()
      .references(() => tenants.id),
    kind: text({ enum: ['trial', 'paid'] }).notNull(),
    /** Time the company CRM became active; null before. */
    startedAt: instant(),
    trialEndsAt: instant(),
    /** Key of the company whose only trial this is; null if an Administrator granted another trial. */
    trialKey: text('trial_key').unique(),
    /** The paid plan; null for a trial. */
    selection: jsonb().$type<Selection>(),
    /** Price list of the running period. */
    priceListVersion: integer().references(() => priceListVersions.version),
    taxCategory: text().$type<TaxCategory>(),
    /** In basis points. */
    taxRate: integer(),
    /** Start of the first period of this cycle; null before the first paid period. */
    anchor: instant(),
    /** Index of the running period since `anchor`, from 0. */
    periodIndex: integer(),
    /** The first moment of the next period. */
    periodEnd: instant(),
    replaced: jsonb().$type<SavedPeriod>(),
    /** The plan from the next period on. */
    planned: jsonb().$type<Selection>(),
    /** Whether it ends with its period. */
    cancels: boolean().notNull().default(false),
    /** Time it ended after a cancellation. */
    endedAt: instant(),
    /** Start of the unpaid period. */
    overdueSince: instant(),
    /** Number of failed charges for that period. */
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    /** The company CRM is read-only from then on. */
    readOnlyAt: instant(),
    /** Whether its company CRM was set to read-only. */
    readOnly: boolean().notNull().default(false),
    /** Number of changes of `readOnly`: part of the version of a CRM's settings. */
    readOnlyChanges: integer().notNull().default(0),
    /** Increases with every change that makes a quote stale. */
    version: integer().notNull().default(1),
  },
  (table) => [index('subscriptions_period_end').on(table.periodEnd)],
);
