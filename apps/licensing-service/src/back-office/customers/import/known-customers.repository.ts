import { asc, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import type { CustomerRecord } from '../customer.repository';
import { customers } from '../customer.table';

/** The oldest customer with each of these VAT numbers. */
export async function findKnownCustomers(
  db: DatabaseHandle,
  numbers: readonly string[],
): Promise<Map<string, CustomerRecord>> {
  const known = new Map<string, CustomerRecord>();
  if (numbers.length === 0) return known;
  const rows = await db
    .select()
    .from(customers)
    .where(inArray(customers.vatNumber, [...numbers]))
    .orderBy(asc(customers.createdAt), asc(customers.id));
  for (const row of rows) if (row.vatNumber !== null && !known.has(row.vatNumber)) known.set(row.vatNumber, row);
  return known;
}

/** Which of these e-mails customers have. */
export async function findKnownEmails(db: DatabaseHandle, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const { rows } = await db.execute<{ email: string }>(sql`
    select wanted.email from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) as wanted(email)
    where exists (select 1 from ${customers} where ${customers.contacts}
      @> jsonb_build_array(jsonb_build_object('type', 'email', 'value', wanted.email)))`);
  return new Set(rows.map(({ email }) => email));
}
