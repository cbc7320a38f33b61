import { eq, sum } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { isSandboxId } from './sandbox-id';
import { sandboxCharges, sandboxRefunds } from './sandbox.table';

export type SandboxChargeRow = typeof sandboxCharges.$inferSelect;

/** Inserts a charge; null if its key has one already. */
export async function insertCharge(
  tx: Transaction,
  charge: typeof sandboxCharges.$inferInsert,
): Promise<SandboxChargeRow | null> {
  const [added] = await tx.insert(sandboxCharges).values(charge).onConflictDoNothing().returning();
  return added ?? null;
}

export async function findChargeOfKey(tx: Transaction, key: string): Promise<SandboxChargeRow | null> {
  const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.key, key));
  return charge ?? null;
}

/** Locks a charge until the transaction ends. */
export async function lockCharge(tx: Transaction, id: string): Promise<SandboxChargeRow | null> {
  if (!isSandboxId(id)) return null;
  const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.id, id)).for('update');
  return charge ?? null;
}

export async function updateCharge(
  tx: Transaction,
  id: string,
  change: Partial<Pick<SandboxChargeRow, 'state' | 'declineReason' | 'authorisedAt'>>,
): Promise<void> {
  await tx.update(sandboxCharges).set(change).where(eq(sandboxCharges.id, id));
}

/** Total refunded of a charge, in cents. */
export async function sumRefunds(tx: Transaction, chargeId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(sandboxRefunds.amount) })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.chargeId, chargeId));
  return Number(row?.cents ?? 0);
}

export async function hasRefund(tx: Transaction, key: string): Promise<boolean> {
  const rows = await tx.select({ key: sandboxRefunds.key }).from(sandboxRefunds).where(eq(sandboxRefunds.key, key));
  return rows.length > 0;
}

export async function insertRefund(tx: Transaction, refund: typeof sandboxRefunds.$inferInsert): Promise<void> {
  await tx.insert(sandboxRefunds).values(refund);
}
