import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { customers } from './customer.table';

export type CustomerRecord = typeof customers.$inferSelect;

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

/** The customers with their author and last modifier. */
export function selectCustomers(db: DatabaseHandle) {
  return db
    .select({
      customer: customers,
      author: { id: authors.id, full_name: authors.fullName },
      modifier: { id: modifiers.id, full_name: modifiers.fullName },
    })
    .from(customers)
    .innerJoin(authors, eq(authors.id, customers.authorId))
    .innerJoin(modifiers, eq(modifiers.id, customers.lastModifiedBy));
}

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number];

export async function findCustomer(db: DatabaseHandle, id: string): Promise<CustomerRow | null> {
  const [row] = await selectCustomers(db).where(eq(customers.id, id));
  return row ?? null;
}

/** The oldest customer with a VAT number. */
export async function findCustomerByVatNumber(db: DatabaseHandle, vatNumber: string): Promise<CustomerRecord | null> {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(customers.vatNumber, vatNumber))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(1);
  return row ?? null;
}

export async function insertCustomer(tx: Transaction, customer: typeof customers.$inferInsert): Promise<string> {
  const [row] = await tx.insert(customers).values(customer).returning({ id: customers.id });
  if (row === undefined) throw new Error('A customer could not be inserted.');
  return row.id;
}

/** Optimistic locking: returns false if `version` is no longer the latest. */
export async function updateCustomer(
  tx: Transaction,
  id: string,
  version: number,
  changes: Partial<typeof customers.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(customers)
    .set({ ...changes, version: sql`${customers.version} + 1` })
    .where(and(eq(customers.id, id), eq(customers.version, version)))
    .returning({ id: customers.id });
  return rows.length > 0;
}

export async function deleteCustomer(tx: Transaction, id: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id));
}
