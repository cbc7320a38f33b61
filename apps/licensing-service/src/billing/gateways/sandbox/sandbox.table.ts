import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/tables';
import type { DeclineReason } from '../payment-gateway';
import type { CardEffect } from './test-cards';

/** What the company that the sandbox plays knows of cards: neither number nor CVC. Its tables refer to none of ours. */
export const sandboxCards = pgTable('sandbox_cards', {
  id: id(),
  tokenHash: text('token_hash').notNull().unique(),
  effect: text().$type<CardEffect>().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  createdAt: instant().notNull(),
  /** Whose it became; null until it is kept. */
  tenantId: uuid('tenant_id'),
  cardholderName: text('cardholder_name'),
  forgottenAt: instant(),
});

/** Orders of money by their key. */
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
    /** What an answer to the bank's question must bring along. */
    answerCode: text('answer_code').notNull(),
    createdAt: instant().notNull(),
    /** When the money was promised; the promise lapses. */
    authorisedAt: instant(),
  },
  (table) => [check('sandbox_charges_amount', sql`${table.amount} >= 0`)],
);

/** Refunds, by their key. */
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
