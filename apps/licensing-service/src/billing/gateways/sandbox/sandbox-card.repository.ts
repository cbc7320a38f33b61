import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { isSandboxId } from './sandbox-id';
import { sandboxCards } from './sandbox.table';

export type SandboxCardRow = typeof sandboxCards.$inferSelect;

export async function insertCard(tx: Transaction, card: typeof sandboxCards.$inferInsert): Promise<void> {
  await tx.insert(sandboxCards).values(card);
}

/** Deletes cards created before a moment that no company CRM has saved. */
export async function deleteUnsavedCards(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(sandboxCards).where(and(isNull(sandboxCards.tenantId), lt(sandboxCards.createdAt, before)));
}

export async function lockCardOfToken(tx: Transaction, tokenHash: string): Promise<SandboxCardRow | null> {
  const [card] = await tx.select().from(sandboxCards).where(eq(sandboxCards.tokenHash, tokenHash)).for('update');
  return card ?? null;
}

/** A card that a company CRM has saved. */
export async function findSavedCard(tx: Transaction, id: string, tenantId: string): Promise<SandboxCardRow | null> {
  if (!isSandboxId(id)) return null;
  const [card] = await tx
    .select()
    .from(sandboxCards)
    .where(and(eq(sandboxCards.id, id), eq(sandboxCards.tenantId, tenantId), isNull(sandboxCards.forgottenAt)));
  return card ?? null;
}

export async function updateCard(
  tx: Transaction,
  id: string,
  change: Partial<Pick<SandboxCardRow, 'tenantId' | 'cardholderName' | 'forgottenAt'>>,
): Promise<void> {
  if (!isSandboxId(id)) return;
  await tx.update(sandboxCards).set(change).where(eq(sandboxCards.id, id));
}
