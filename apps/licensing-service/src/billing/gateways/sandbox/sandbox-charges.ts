import { randomBytes } from 'node:crypto';
import { gateways } from '@atrium/api-client/contract/schemas';
import { and, eq, isNull } from 'drizzle-orm';
import { asService, type Database, isUuid, NotFound, type Transaction } from '../../../platform';
import type { ChargeOrder, DeclineReason } from '../payment-gateway';
import { hasExpired, type SandboxCardRow } from './sandbox-cards';
import { sandboxCards, sandboxCharges, sandboxRefunds } from './sandbox.table';

export type SandboxChargeRow = typeof sandboxCharges.$inferSelect;

type Outcome = Pick<typeof sandboxCharges.$inferInsert, 'state' | 'declineReason' | 'authorisedAt'>;

/** A charge of 0 is the set-up of a card. */
export const setUpAmount = 0;

/** Stores an order and its outcome once per key. */
export async function placeCharge(tx: Transaction, { isPresent, ...order }: ChargeOrder, now: Date) {
  const card = await findSavedCard(tx, order);
  const outcome = outcomeOf(card, { ...order, isPresent }, now);
  const charge = { ...order, ...outcome, answerCode: randomBytes(24).toString('base64url'), createdAt: now };
  const [added] = await tx.insert(sandboxCharges).values(charge).onConflictDoNothing().returning();
  const row = added ?? (await findChargeOfKey(tx, order.key));
  if (row === null) throw new Error('The sandbox could not find its charge.');
  return { row, timesOut: added !== undefined && card?.effect === 'times_out' };
}

/** A card that a company CRM has saved. */
async function findSavedCard(tx: Transaction, { method, tenantId }: Pick<ChargeOrder, 'method' | 'tenantId'>) {
  if (!isUuid(method)) return undefined;
  const [card] = await tx
    .select()
    .from(sandboxCards)
    .where(and(eq(sandboxCards.id, method), eq(sandboxCards.tenantId, tenantId), isNull(sandboxCards.forgottenAt)));
  return card;
}

/** Decides the outcome of a new order; a removed card is declined. */
function outcomeOf(card: SandboxCardRow | undefined, { isPresent, amount }: ChargeOrder, now: Date): Outcome {
  const authorised = { state: 'authorised', authorisedAt: now } as const;
  const declined = (declineReason: DeclineReason) => ({ state: 'declined', declineReason }) as const;
  const isTooSmall = amount !== setUpAmount && amount < gateways.sandbox.minimumCharge;
  if (card === undefined || isTooSmall) return declined('declined');
  if (hasExpired(card, now)) return declined('expired_card');
  switch (card.effect) {
    case 'succeeds':
    case 'times_out':
      return authorised;
    case 'authenticates':
      return isPresent ? { state: 'action_needed' } : declined('authentication_required');
    case 'renewals_declined':
      return isPresent ? authorised : declined('declined');
    default:
      return declined(card.effect);
  }
}

export async function findChargeOfKey(tx: Transaction, key: string): Promise<SandboxChargeRow | null> {
  const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.key, key));
  return charge ?? null;
}

/** Locks a charge until the transaction ends; null for an unknown id. */
export async function lockCharge(tx: Transaction, id: string): Promise<SandboxChargeRow | null> {
  if (!isUuid(id)) return null;
  const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.id, id)).for('update');
  return charge ?? null;
}

/** Changes a locked charge; returns it as changed. */
export async function updateCharge(tx: Transaction, charge: SandboxChargeRow, change: Partial<SandboxChargeRow>) {
  await tx.update(sandboxCharges).set(change).where(eq(sandboxCharges.id, charge.id));
  return { ...charge, ...change };
}

/** Refunds a locked charge once per key. */
export async function refundCharge(
  tx: Transaction,
  { id: chargeId, state, amount: charged }: SandboxChargeRow,
  { key, amount, now }: { readonly key: string; readonly amount: number; readonly now: Date },
): Promise<void> {
  const refunds = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.chargeId, chargeId));
  if (refunds.some((refund) => refund.key === key)) return;
  const left = refunds.reduce((rest, refund) => rest - refund.amount, state === 'captured' ? charged : 0);
  if (amount > left) throw new Error('A refund exceeds the captured amount.');
  await tx.insert(sandboxRefunds).values({ key, chargeId, amount, createdAt: now });
}

/** The form of the bank's page, as it was sent. */
export type BankForm = Readonly<Record<string, unknown>>;

/**
 * Finds the charge of a bank page, pending or completed, and records the customer's first answer, if there is one from
 * the page. Returns the charge with its resulting state.
 *
 * @throws NotFound for an unknown id
 */
export function openBankStep(database: Database, ref: string, { answer, code }: BankForm, now: Date) {
  return asService(database, 'stand-in', async (tx) => {
    const charge = await lockCharge(tx, ref);
    if (charge === null) throw new NotFound();
    if (charge.state !== 'action_needed' || code !== charge.answerCode) return charge;
    if (answer === 'approve') return updateCharge(tx, charge, { state: 'authorised', authorisedAt: now });
    if (answer !== 'decline') return charge;
    return updateCharge(tx, charge, { state: 'declined', declineReason: 'authentication_failed' });
  });
}
