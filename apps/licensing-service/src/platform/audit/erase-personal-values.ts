import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database';
import { auditEntries } from './audit.table';

/** Whose values to erase from the audit log, and in which fields. */
export interface ErasedPerson {
  /** The record whose entries contain the values. */
  readonly subject: { readonly type: string; readonly id: string };
  /** The account whose IP addresses are erased. */
  readonly actorId?: string;
  /** Entries about other records may contain them too. */
  readonly emails?: readonly string[];
  /** Keys of `before` and `after`. */
  readonly fields: readonly string[];
}

const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/**
 * Replaces personal values in the audit log; the entries stay. Only the database role `atrium_eraser` can change them,
 * and only these columns.
 */
export async function erasePersonalValues(
  tx: Transaction,
  { subject, actorId = '', emails = [], fields }: ErasedPerson,
): Promise<void> {
  const { before, after, ip, title, searchText, actorId: actor, subjectType, subjectId } = auditEntries;
  const isSubject = sql`(${subjectType} = ${subject.type} and ${subjectId} = ${subject.id})`;
  const known = textArray(emails.map((email) => email.toLowerCase()));
  const isKnown = (text: SQL | PgColumn) => sql`lower(${text}) = any(${known})`;
  const namesEmail = sql`(${isKnown(sql`${before} ->> 'email'`)} or ${isKnown(sql`${after} ->> 'email'`)})`;
  const isActor = sql`(${actor}::text = ${actorId} or (${actor} is null and ${isSubject}))`;
  const isNamed = sql`(${isSubject} or ${isKnown(title)})`;
  const keys = textArray(fields);
  const erased = (column: PgColumn): SQL =>
    sql`case when ${isSubject} or ${namesEmail} then atrium_erase_values(${column}, ${keys}) else ${column} end`;
  await tx.execute(sql`select set_config('role', 'atrium_eraser', true)`);
  await tx
    .update(auditEntries)
    .set({
      before: erased(before),
      after: erased(after),
      ip: sql`case when ${isActor} then null else ${ip} end`,
      title: sql`case when ${isNamed} then null else ${title} end`,
      searchText: sql`case when ${isNamed} then '' when ${namesEmail} then atrium_fold(chr(10) || coalesce(${title}, '')) else ${searchText} end`,
    })
    .where(sql`${isSubject} or ${isActor} or ${namesEmail} or ${isNamed}`);
  await tx.execute(sql`select set_config('role', 'none', true)`);
}
