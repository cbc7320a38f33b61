import type { TestCard } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/tables';
import type { DeclineReason } from '../payment-gateway';

/** Cards as the simulated payment company stores them: neither number nor CVC. No foreign keys to our own tables. */
export const sandboxCards = pgTable('sandbox_cards', {
  id: id(),
  tokenHash: text('token_hash').notNull().unique(),
  effect: text().$type<TestCard['effect']>().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  createdAt: instant().notNull(),
  /** Null until a company CRM saves it. */
  tenantId: uuid('tenant_id'),
  cardholderName: text('cardholder_name'),
  forgottenAt: instant(),
});

/** Charges by idempotency key. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: id(),
    key: text().notNull().unique(),
    method: text().notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** In cents; 0 for the set-up of a card. */
    amount: bigint({ mode: 'number' }).notNull(),
    description: text().notNull(),
    returnUrl: text('return_url').notNull(),
    state: text({ enum: ['action_needed', 'authorised', 'captured', 'voided', 'declined'] }).notNull(),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    /** Code that the bank page's form must send. */
    answerCode: text('answer_code').notNull(),
    createdAt: instant().notNull(),
    /** When it was authorised; an authorisation expires. */
    authorisedAt: instant(),
  },
  (table) => [check('sandbox_charges_amount', sql`${table.amount} >= 0`)],
);

/** Refunds by idempotency key. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    key: text().primaryKey(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => sandboxCharges.id),
    /** In cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('sandbox_refunds_charge').on(table.chargeId),
    check('sandbox_refunds_amount', sql`${table.amount} > 0`),
  ],
);
