import { asc, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import type { CustomerRecord } from '../customer.repository';
import { customers } from '../customer.table';

const chunkSize = 500;

function* chunksOf(values: readonly string[]): Generator<string[]> {
  for (let at = 0; at < values.length; at += chunkSize) yield values.slice(at, at + chunkSize);
}

/** The oldest customer with each of these VAT numbers. */
export async function findKnownCustomers(
  db: DatabaseHandle,
  numbers: readonly string[],
): Promise<Map<string, CustomerRecord>> {
  const known = new Map<string, CustomerRecord>();
  for (const chunk of chunksOf(numbers)) {
    const rows = await db
      .select()
      .from(customers)
      .where(inArray(customers.vatNumber, chunk))
      .orderBy(asc(customers.createdAt), asc(customers.id));
    for (const row of rows) if (row.vatNumber !== null && !known.has(row.vatNumber)) known.set(row.vatNumber, row);
  }
  return known;
}

/** Which of these e-mails customers have. */
export async function findKnownEmails(db: DatabaseHandle, emails: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const chunk of chunksOf(emails)) {
    const { rows } = await db.execute<{ email: string }>(sql`
      select wanted.email from jsonb_array_elements_text(${JSON.stringify(chunk)}::jsonb) as wanted(email)
      where exists (select 1 from ${customers} where ${customers.contacts}
        @> jsonb_build_array(jsonb_build_object('type', 'email', 'value', wanted.email)))`);
    for (const { email } of rows) known.add(email);
  }
  return known;
}
