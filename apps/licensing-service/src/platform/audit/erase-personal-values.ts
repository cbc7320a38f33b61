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
  /** Entries about other records may contain it too. */
  readonly email?: string;
  /** Keys of `before` and `after`. */
  readonly fields: readonly string[];
}

/** Stands for a value that was erased. */
const erased = '***';

/** Replaces the values of these keys; null stays null. */
function masked(column: PgColumn, fields: readonly string[]): SQL {
  const keys = sql`${sql.param(`{${fields.join(',')}}`)}::text[]`;
  const value = sql`case when key = any(${keys}) and value <> 'null' then to_jsonb(${erased}::text) else value end`;
  return sql`coalesce((select jsonb_object_agg(key, ${value}) from jsonb_each(${column})), ${column})`;
}

const contains = (column: PgColumn, email: string) => sql`lower(${column} ->> 'email') = ${email.toLowerCase()}`;

/**
 * Replaces personal values in the audit log; the entries stay. Only the database role `atrium_eraser` can change them,
 * and only these columns.
 */
export async function erasePersonalValues(
  tx: Transaction,
  { subject, actorId = '', email = '', fields }: ErasedPerson,
): Promise<void> {
  const { before, after, ip, actorId: actor, subjectType, subjectId } = auditEntries;
  const isSubject = sql`(${subjectType} = ${subject.type} and ${subjectId} = ${subject.id})`;
  const namesEmail = sql`(${contains(before, email)} or ${contains(after, email)})`;
  const isActor = sql`(${actor}::text = ${actorId} or (${actor} is null and ${isSubject}))`;
  await tx.execute(sql`select set_config('role', 'atrium_eraser', true)`);
  await tx
    .update(auditEntries)
    .set({
      before: sql`case when ${isSubject} or ${namesEmail} then ${masked(before, fields)} else ${before} end`,
      after: sql`case when ${isSubject} or ${namesEmail} then ${masked(after, fields)} else ${after} end`,
      ip: sql`case when ${isActor} then null else ${ip} end`,
    })
    .where(sql`${isSubject} or ${isActor} or ${namesEmail}`);
  await tx.execute(sql`select set_config('role', 'none', true)`);
}
