import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/tables';
import { tenantReference } from '../../tenants/tables';
import { paymentStates, type PaymentEvent } from './payment-machine';
import { payments } from './payment.table';

/** What happened to payments. Rows are inserted, never changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    event: text().$type<PaymentEvent>().notNull(),
    fromState: text({ enum: paymentStates }).notNull(),
    /** Null if the event did not fit the state. */
    toState: text({ enum: paymentStates }),
    at: instant().notNull(),
  },
  (table) => [
    index('payment_events_of_tenant').on(table.tenantId),
    /** No payment returns to a state, so an event that is repeated says nothing new. */
    uniqueIndex('payment_events_once').on(table.paymentId, table.event, table.fromState),
  ],
);
