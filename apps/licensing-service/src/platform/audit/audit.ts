import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { auditEntries } from './audit.table';

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id'>;

/** Writes an audit entry in the transaction of the change. `before` and `after` must not contain secrets. */
export async function writeAudit(tx: DatabaseHandle, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** The audit entries of a record, newest first. */
export async function findAuditEntries(
  db: DatabaseHandle,
  { type, id }: { readonly type: string; readonly id: string },
): Promise<Pick<AuditEntry, 'at' | 'action' | 'before' | 'after'>[]> {
  const { at, action, before, after } = auditEntries;
  return db
    .select({ at, action, before, after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id)))
    .orderBy(desc(at), desc(auditEntries.id));
}
