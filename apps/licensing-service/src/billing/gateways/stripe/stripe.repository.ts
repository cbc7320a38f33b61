import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import { stripeOrders, stripeCustomers } from './stripe.table';

/** Stripe's customer id of a company CRM. */
export async function findCustomer(db: DatabaseHandle, tenantId: string): Promise<string | null> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.tenantId, tenantId));
  return row?.customer ?? null;
}

/** Saves a customer id unless the company CRM has one; returns the saved one. */
export async function saveCustomer(
  db: DatabaseHandle,
  { tenantId, customer, createdAt }: typeof stripeCustomers.$inferInsert,
): Promise<string> {
  await db.insert(stripeCustomers).values({ tenantId, customer, createdAt }).onConflictDoNothing();
  return (await findCustomer(db, tenantId)) ?? customer;
}

/** Deletes a customer id that Stripe does not know; keeps a newer one. */
export async function deleteCustomer(
  db: DatabaseHandle,
  { tenantId, customer }: { readonly tenantId: string; readonly customer: string },
): Promise<void> {
  await db
    .delete(stripeCustomers)
    .where(and(eq(stripeCustomers.tenantId, tenantId), eq(stripeCustomers.customer, customer)));
}

/** An order that was sent, with its payment intent if Stripe has returned one. */
export interface KnownOrder {
  readonly isFirst: boolean;
  readonly intent: string | null;
  readonly createdAt: Date;
}

/** Records an order before it is sent. */
export async function startOrder(db: DatabaseHandle, key: string, createdAt: Date): Promise<KnownOrder> {
  const added = await db.insert(stripeOrders).values({ key, createdAt }).onConflictDoNothing().returning();
  if (added.length > 0) return { isFirst: true, intent: null, createdAt };
  return (await findKnownOrder(db, key)) ?? { isFirst: false, intent: null, createdAt };
}

/** An order that was recorded before it was sent; null for none. */
export async function findKnownOrder(db: DatabaseHandle, key: string): Promise<KnownOrder | null> {
  const [row] = await db.select().from(stripeOrders).where(eq(stripeOrders.key, key));
  return row === undefined ? null : { isFirst: false, intent: row.intent, createdAt: row.createdAt };
}

export async function saveIntent(db: DatabaseHandle, key: string, intent: string): Promise<void> {
  await db.update(stripeOrders).set({ intent }).where(eq(stripeOrders.key, key));
}
