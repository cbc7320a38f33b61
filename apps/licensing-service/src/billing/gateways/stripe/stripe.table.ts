import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/tables';

/** What Stripe calls the payers of company CRMs. */
export const stripeCustomers = pgTable('stripe_customers', {
  tenantId: uuid('tenant_id').primaryKey(),
  customer: text().notNull(),
  createdAt: instant().notNull(),
});

/** Orders that were sent to Stripe, by their key: Stripe itself forgets keys after a day. */
export const stripeOrders = pgTable('stripe_orders', {
  key: text().primaryKey(),
  /** The payment intent; null while Stripe's answer is missing. */
  intent: text(),
  createdAt: instant().notNull(),
});

/** Events that came in; each counts once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [index('stripe_events_received').on(table.receivedAt)],
);
