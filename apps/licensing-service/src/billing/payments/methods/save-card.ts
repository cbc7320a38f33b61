import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { auditEffect } from '../../audit-billing';
import type { Work } from '../../work';
import { paymentMethods } from '../payment.table';
import { findMethod } from './method.repository';

interface SavedMethod {
  readonly tenantId: string;
  readonly methodId: string;
  /** The user who entered or used it. */
  readonly userId: string;
}

/** Saves the card of a successful payment or set-up, and makes it the default for renewals. */
export async function saveMethod(work: Work, { tenantId, methodId, userId }: SavedMethod): Promise<void> {
  const { tx, now } = work;
  const method = await findMethod(tx, tenantId, methodId);
  if (method === null || (method.savedAt !== null && method.isDefault)) return;
  const isNew = method.savedAt === null;
  if (isNew) await tx.update(paymentMethods).set({ savedAt: now }).where(eq(paymentMethods.id, methodId));
  await makeDefault(tx, tenantId, methodId);
  const action = isNew ? 'payment-method.add' : 'payment-method.default';
  await auditEffect(work, userId, tenantId, { action, after: { last4: method.last4 } });
}

export async function makeDefault(tx: Transaction, tenantId: string, id: string): Promise<void> {
  const ofTenant = and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));
  await tx.update(paymentMethods).set({ isDefault: false }).where(ofTenant);
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
}
