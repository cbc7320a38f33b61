import type { DatabaseHandle } from '../database/database';
import { auditEntries } from './audit.table';

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id'>;

/** Writes an audit entry in the transaction of the change. `before` and `after` must not contain secrets. */
export async function writeAudit(tx: DatabaseHandle, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
