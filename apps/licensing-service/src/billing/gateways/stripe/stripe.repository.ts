import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import { stripeOrders, stripeCustomers } from './stripe.table';

/** What Stripe calls the payer of a company CRM. */
export async function findCustomer(db: DatabaseHandle, tenantId: string): Promise<string | null> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.tenantId, tenantId));
  return row?.customer ?? null;
}

/** Remembers a payer, unless one is known already; answers the one that is. */
export async function saveCustomer(
  db: DatabaseHandle,
  { tenantId, customer, createdAt }: typeof stripeCustomers.$inferInsert,
): Promise<string> {
  await db.insert(stripeCustomers).values({ tenantId, customer, createdAt }).onConflictDoNothing();
  return (await findCustomer(db, tenantId)) ?? customer;
}

/** Forgets a payer that Stripe does not know; a newer one stays. */
export async function deleteCustomer(
  db: DatabaseHandle,
  { tenantId, customer }: { readonly tenantId: string; readonly customer: string },
): Promise<void> {
  await db
    .delete(stripeCustomers)
    .where(and(eq(stripeCustomers.tenantId, tenantId), eq(stripeCustomers.customer, customer)));
}

/** The state of an order: whether it was sent, and its payment intent if Stripe has returned one. */
export interface KnownOrder {
  readonly isFirst: boolean;
  readonly intent: string | null;
  readonly createdAt: Date;
}

/** Writes down that an order is about to be sent. */
export async function startOrder(db: DatabaseHandle, key: string, createdAt: Date): Promise<KnownOrder> {
  const added = await db.insert(stripeOrders).values({ key, createdAt }).onConflictDoNothing().returning();
  if (added.length > 0) return { isFirst: true, intent: null, createdAt };
  return (await findKnownOrder(db, key)) ?? { isFirst: false, intent: null, createdAt };
}

/** An order that was about to be sent once; null where none was. */
export async function findKnownOrder(db: DatabaseHandle, key: string): Promise<KnownOrder | null> {
  const [row] = await db.select().from(stripeOrders).where(eq(stripeOrders.key, key));
  return row === undefined ? null : { isFirst: false, intent: row.intent, createdAt: row.createdAt };
}

export async function saveIntent(db: DatabaseHandle, key: string, intent: string): Promise<void> {
  await db.update(stripeOrders).set({ intent }).where(eq(stripeOrders.key, key));
}
