import { and, eq, isNull } from 'drizzle-orm';
import { type Transaction, writeAudit } from '../../../platform';
import { findMethod } from './method.repository';
import { paymentMethods } from '../payment.table';
import { tenantSubject } from '../../../tenants';
import { recordedBillingFields } from '../../billing-fields';

interface SavedMethod {
  readonly tenantId: string;
  readonly methodId: string;
  /** The user who entered or used it. */
  readonly userId: string;
  readonly at: Date;
}

/** Saves the card of a successful payment or set-up, and makes it the default for renewals. */
export async function saveMethod(tx: Transaction, { tenantId, methodId, userId, at }: SavedMethod): Promise<void> {
  const method = await findMethod(tx, tenantId, methodId);
  if (method === null || (method.savedAt !== null && method.isDefault)) return;
  const isNew = method.savedAt === null;
  if (isNew) await tx.update(paymentMethods).set({ savedAt: at }).where(eq(paymentMethods.id, methodId));
  await makeDefault(tx, tenantId, methodId);
  await writeAudit(tx, {
    actorId: userId,
    outcome: 'done',
    ...tenantSubject(tenantId),
    fields: recordedBillingFields,
    action: isNew ? 'payment-method.add' : 'payment-method.default',
    after: { last4: method.last4 },
    at,
  });
}

export async function makeDefault(tx: Transaction, tenantId: string, id: string): Promise<void> {
  const ofTenant = and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));
  await tx.update(paymentMethods).set({ isDefault: false }).where(ofTenant);
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
}
