import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { documents } from '../documents/document.table';
import { customers } from './customer.table';

export type CustomerRecord = typeof customers.$inferSelect;
/** All that is written of a new customer. */
export type NewCustomer = Omit<CustomerRecord, 'erasedAt' | 'searchText' | 'vatCheck' | 'version'>;

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

/** Numbers of documents that are not archived, by customer. */
export async function countDocuments(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { customerId, archived } = documents;
  const rows = await tx
    .select({ customerId, made: count() })
    .from(documents)
    .where(and(inArray(customerId, [...ids]), eq(archived, false)))
    .groupBy(customerId);
  return new Map(rows.map((row) => [row.customerId ?? '', row.made]));
}

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

/**
 * Inserts many customers as one parameter: building and sending one for each value would keep other calls waiting for
 * milliseconds.
 */
export async function insertCustomers(tx: Transaction, rows: readonly NewCustomer[]): Promise<void> {
  const records = rows.map(recordOf);
  const [first] = records;
  if (first === undefined) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${customers} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${customers}, ${JSON.stringify(records)}::jsonb)`);
}

/** The columns of a customer by their names in the database. */
function recordOf({ vatNumber, postalCode, authorId, lastModifiedBy, createdAt, updatedAt, ...others }: NewCustomer) {
  return {
    ...others,
    vat_number: vatNumber,
    postal_code: postalCode,
    author_id: authorId,
    last_modified_by: lastModifiedBy,
    created_at: createdAt,
    updated_at: updatedAt,
  };
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
