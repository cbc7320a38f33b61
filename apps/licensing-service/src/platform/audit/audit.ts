import type { DatabaseHandle } from '../database/database';
import { auditEntries } from './audit.table';

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id'>;

/** Adds to the audit in the transaction of the change itself; `before` and `after` never hold a secret. */
export async function writeAudit(tx: DatabaseHandle, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
