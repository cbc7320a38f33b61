import type { Selection } from '@atrium/api-client/contract';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables';
import { tenants } from '../../tenants/tables';
import type { DeclineReason } from '../gateways/payment-gateway';

/** Why a renewal failed: the card's decline reason, or why no card was charged. */
export type RenewalFailure = DeclineReason | 'no_card' | 'vat_undetermined';

/** A tenant’s paid plan or trial. `subscription_periods` says what ran. A trial’s end is a state of the subscription. */
export const subscriptions = pgTable('subscriptions', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id),
  kind: text({ enum: ['trial', 'paid'] }).notNull(),
  /** Time the company CRM became active; null before. */
  startedAt: instant(),
  trialEndsAt: instant(),
  /** Key of the company whose only trial this is; null if an Administrator granted another trial. */
  trialKey: text('trial_key').unique(),
  /** The plan from the next period on. */
  planned: jsonb().$type<Selection>(),
  /** Whether it ends with its period. */
  cancels: boolean().notNull().default(false),
  /** Time it ended after a cancellation. */
  endedAt: instant(),
  /** Start of the unpaid period. */
  overdueSince: instant(),
  /** Why its renewal failed last. */
  renewalFailure: text().$type<RenewalFailure>(),
  /** Number of failed charges for that period. */
  tries: integer().notNull().default(0),
  nextTryAt: instant(),
  /** The company CRM is read-only from then on. */
  readOnlyAt: instant(),
  /** The last day on which the oldest owed invoice may be paid; null if none is owed. */
  owedUntil: date({ mode: 'string' }),
  /** Whether its company CRM was set to read-only. */
  readOnly: boolean().notNull().default(false),
  /** Number of changes of `readOnly`: part of the version of a CRM's settings. */
  readOnlyChanges: integer().notNull().default(0),
  /** First day of the period whose plan its company CRM got last. */
  planSince: date({ mode: 'string' }),
  /** The day on which the job found nothing else to do for it; null after a change. */
  checkedOn: date({ mode: 'string' }),
  /** Increases with every change that makes a quote stale. */
  version: integer().notNull().default(1),
});
