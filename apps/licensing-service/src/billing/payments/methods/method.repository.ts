import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { paymentMethods } from '../payment.table';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Whether a card was added to another company CRM, also one of other users. */
export async function isCardElsewhere(
  tx: Transaction,
  { tenantId, gateway, method }: Pick<PaymentMethodRow, 'tenantId' | 'gateway' | 'method'>,
): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(
    sql`select atrium_has_card(${tenantId}, ${gateway}, ${method}) as has`,
  );
  return rows[0]?.has === true;
}

/** A company CRM's saved cards, the default first. */
export async function findMethods(db: DatabaseHandle, tenantId: string): Promise<PaymentMethodRow[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt), isNotNull(paymentMethods.savedAt)),
    )
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.addedAt), desc(paymentMethods.id));
}

/** A card that is not removed, saved or not. */
export async function findMethod(db: DatabaseHandle, tenantId: string, id: string): Promise<PaymentMethodRow | null> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.tenantId, tenantId), eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
  return row ?? null;
}

/** Number of cards entered since that moment without a successful payment or set-up. */
export async function countUnsavedMethods(db: DatabaseHandle, tenantId: string, since: Date): Promise<number> {
  return db.$count(
    paymentMethods,
    and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.savedAt), gt(paymentMethods.addedAt, since)),
  );
}
