import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/tables';

/** Stripe's customer ids of company CRMs. */
export const stripeCustomers = pgTable('stripe_customers', {
  tenantId: uuid('tenant_id').primaryKey(),
  customer: text().notNull(),
  createdAt: instant().notNull(),
});

/** Orders sent to Stripe by idempotency key: Stripe itself forgets keys after a day. */
export const stripeOrders = pgTable('stripe_orders', {
  key: text().primaryKey(),
  /** The payment intent; null until Stripe responds. */
  intent: text(),
  createdAt: instant().notNull(),
});

/** Webhook events by their id, so that a repeated event is ignored. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [index('stripe_events_received').on(table.receivedAt)],
);
