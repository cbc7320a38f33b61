import { eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { fiscalCertificates } from './certificate.table';

export type CertificateRow = typeof fiscalCertificates.$inferSelect;

export async function findCertificate(db: DatabaseHandle, tenantId: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(fiscalCertificates).where(eq(fiscalCertificates.tenantId, tenantId));
  return row ?? null;
}

/** Replaces the previous certificate and resets its expiry notices. */
export async function writeCertificate(tx: Transaction, row: typeof fiscalCertificates.$inferInsert): Promise<void> {
  const { tenantId: _id, ...change } = row;
  await tx
    .insert(fiscalCertificates)
    .values(row)
    .onConflictDoUpdate({ target: fiscalCertificates.tenantId, set: { ...change, noticedDays: null } });
}

/** Returns whether a certificate existed. */
export async function deleteCertificate(tx: Transaction, tenantId: string): Promise<boolean> {
  const rows = await tx
    .delete(fiscalCertificates)
    .where(eq(fiscalCertificates.tenantId, tenantId))
    .returning({ tenantId: fiscalCertificates.tenantId });
  return rows.length > 0;
}
