import type { Selection } from '@atrium/api-client/contract';
import type { PlanCycle, TaxCategory } from '@atrium/api-client/contract/pricing';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables';
import { tenants } from '../../tenants/tables';
import { priceListVersions } from '../price-list/price-list.table';

/** A period that another one took the place of before a second of it had passed. */
export interface SavedPeriod {
  readonly cycle: PlanCycle;
  readonly anchor: string;
  readonly index: number;
  readonly priceListVersion: number;
}

/** What a tenant pays, or its trial; the trial's end is a state of the subscription, not of the tenant. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    tenantId: uuid('tenant_id')
      .primaryKey()
      .references(() => tenants.id),
    kind: text({ enum: ['trial', 'paid'] }).notNull(),
    /** When the company CRM became active; null until then. */
    startedAt: instant(),
    trialEndsAt: instant(),
    /** The company that uses its one trial here; null where an Administrator granted another. */
    trialKey: text('trial_key').unique(),
    /** What is paid for; null for a trial. */
    selection: jsonb().$type<Selection>(),
    /** Whose prices the running period has. */
    priceListVersion: integer().references(() => priceListVersions.version),
    taxCategory: text().$type<TaxCategory>(),
    /** In basis points. */
    taxRate: integer(),
    /** When the first period of this cycle began; null until a paid one has. */
    anchor: instant(),
    /** Which of the periods since then runs; 0 is the first. */
    periodIndex: integer(),
    /** The first moment of the next period. */
    periodEnd: instant(),
    replaced: jsonb().$type<SavedPeriod>(),
    /** Begins with the next period. */
    planned: jsonb().$type<Selection>(),
    /** It ends with its period. */
    cancels: boolean().notNull().default(false),
    /** When it had run out, cancelled. */
    endedAt: instant(),
    /** Since when a period is not paid. */
    overdueSince: instant(),
    /** How often the card was tried for it. */
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    /** From then on the company CRM is read-only. */
    readOnlyAt: instant(),
    /** Whether its company CRM was set to read-only. */
    readOnly: boolean().notNull().default(false),
    /** How often `readOnly` has changed; part of what tells two editions of the settings apart. */
    readOnlyChanges: integer().notNull().default(0),
    /** Grows with every change that a quote rests on. */
    version: integer().notNull().default(1),
  },
  (table) => [index('subscriptions_period_end').on(table.periodEnd)],
);
