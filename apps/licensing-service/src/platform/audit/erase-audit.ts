import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { auditEntries } from './audit.table';

/** The only database role that may change audit entries, and of them only `before` and `after`. */
const eraser = 'atrium_eraser';

/**
 * Replaces the values of personal fields in all audit entries of a record; the entries stay.
 *
 * @param fields names of the fields as `before` and `after` hold them
 */
export async function eraseAuditValues(
  tx: Transaction,
  { type, id }: { readonly type: string; readonly id: string },
  fields: readonly string[],
): Promise<void> {
  const erased = (values: typeof auditEntries.before | typeof auditEntries.after) =>
    sql`atrium_erase_values(${values}, ${sql.param(`{${fields.join(',')}}`)}::text[])`;
  await tx.execute(sql`select set_config('role', ${eraser}, true)`);
  await tx
    .update(auditEntries)
    .set({ before: erased(auditEntries.before), after: erased(auditEntries.after) })
    .where(and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id)));
  await tx.execute(sql`select set_config('role', 'none', true)`);
}
