import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import { stripeOrders, stripeCustomers } from './stripe.table';

/** Stripe's customer id of a company CRM. */
export async function findCustomer(db: DatabaseHandle, tenantId: string): Promise<string | null> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.tenantId, tenantId));
  return row?.customer ?? null;
}

/** Saves a customer id unless the company CRM has one; returns the saved one. */
export async function saveCustomer(db: DatabaseHandle, row: typeof stripeCustomers.$inferInsert): Promise<string> {
  await db.insert(stripeCustomers).values(row).onConflictDoNothing();
  return (await findCustomer(db, row.tenantId)) ?? row.customer;
}

/** Deletes a customer id that Stripe does not know; keeps a newer one. */
export async function deleteCustomer(db: DatabaseHandle, tenantId: string, customer: string): Promise<void> {
  await db
    .delete(stripeCustomers)
    .where(and(eq(stripeCustomers.tenantId, tenantId), eq(stripeCustomers.customer, customer)));
}

/** An order that was sent, with its payment intent if Stripe has returned one. */
export type StripeOrder = typeof stripeOrders.$inferSelect;

/** Records an order before it is sent. */
export async function startOrder(db: DatabaseHandle, key: string, createdAt: Date) {
  const [added] = await db.insert(stripeOrders).values({ key, createdAt }).onConflictDoNothing().returning();
  const order = added ?? (await findOrder(db, key));
  if (order === null) throw new Error('The order was not recorded.');
  return { ...order, isFirst: added !== undefined };
}

/** An order that was recorded before it was sent; null for none. */
export async function findOrder(db: DatabaseHandle, key: string): Promise<StripeOrder | null> {
  const [row] = await db.select().from(stripeOrders).where(eq(stripeOrders.key, key));
  return row ?? null;
}

export async function saveIntent(db: DatabaseHandle, key: string, intent: string): Promise<void> {
  await db.update(stripeOrders).set({ intent }).where(eq(stripeOrders.key, key));
}
