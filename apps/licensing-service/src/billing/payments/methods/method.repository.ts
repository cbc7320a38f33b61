import { and, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { paymentMethods } from '../payment.table';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

const ofTenant = (tenantId: string) => and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));

/** A company CRM's cards that are not removed, saved or not, the default first. */
export const findCards = async (db: DatabaseHandle, tenantId: string, which?: SQL): Promise<PaymentMethodRow[]> =>
  db
    .select()
    .from(paymentMethods)
    .where(and(ofTenant(tenantId), which))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.addedAt), desc(paymentMethods.id));

/** A company CRM's saved cards, the default first. */
export const findMethods = (db: DatabaseHandle, tenantId: string): Promise<PaymentMethodRow[]> =>
  findCards(db, tenantId, isNotNull(paymentMethods.savedAt));

/** A card that is not removed, saved or not. */
export async function findMethod(db: DatabaseHandle, tenantId: string, id: string): Promise<PaymentMethodRow | null> {
  const [row] = await findCards(db, tenantId, eq(paymentMethods.id, id));
  return row ?? null;
}

/** Whether a card was added to another company CRM, also one of other users. */
export async function isCardElsewhere(tx: Transaction, card: PaymentMethodRow): Promise<boolean> {
  const has = sql`select atrium_has_card(${card.tenantId}, ${card.gateway}, ${card.method}) as has`;
  const { rows } = await tx.execute<{ has: boolean }>(has);
  return rows[0]?.has === true;
}

/** Number of cards entered since that moment without a successful payment or set-up. */
export async function countUnsavedMethods(db: DatabaseHandle, tenantId: string, since: Date): Promise<number> {
  return db.$count(
    paymentMethods,
    and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.savedAt), gt(paymentMethods.addedAt, since)),
  );
}

export async function insertMethod(tx: Transaction, row: PaymentMethodRow): Promise<void> {
  await tx.insert(paymentMethods).values(row);
}

export async function updateMethod(tx: Transaction, id: string, change: Partial<PaymentMethodRow>): Promise<void> {
  await tx.update(paymentMethods).set(change).where(eq(paymentMethods.id, id));
}

/** Makes a card the default for renewals. */
export async function makeDefault(tx: Transaction, tenantId: string, id: string): Promise<void> {
  await tx.update(paymentMethods).set({ isDefault: false }).where(ofTenant(tenantId));
  await updateMethod(tx, id, { isDefault: true });
}

/** Removes all cards of a company CRM. */
export async function removeCards(tx: Transaction, tenantId: string, removedAt: Date): Promise<void> {
  await tx.update(paymentMethods).set({ removedAt, isDefault: false }).where(ofTenant(tenantId));
}
