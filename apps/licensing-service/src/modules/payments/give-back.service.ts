import type { Transaction } from '../../database/database';
import type { Parts } from '../../parts';
import { creditInFull } from '../billing/credit-in-full.service';
import type { OperationHead } from '../operations/plan';
import { lockTenant } from '../tenants/tenant.repository';
import { findPayments, movePayment, type PaymentState } from './payment.repository';

type Ground = Pick<Parts, 'settings' | 'jobs' | 'mailer'>;

/** What becomes of a payment whose company CRM is taken away; the others end by themselves. */
const after: Partial<Record<PaymentState, PaymentState>> = {
  action_needed: 'voiding',
  authorised: 'voiding',
  awaiting_transfer: 'voided',
  settled: 'voided',
};

/**
 * A creation is cancelled: what was promised is given back, and all that was billed too, by a credit note. What a card
 * has paid goes back to it; what came by a bank transfer becomes credit, which the next creation uses.
 */
export async function giveCreationBack(
  tx: Transaction,
  ground: Ground,
  { tenantId }: OperationHead,
  now: Date,
): Promise<void> {
  await lockTenant(tx, tenantId);
  const all = (await findPayments(tx, tenantId)).map(({ payment }) => payment);
  const charged = all.filter(({ state, way }) => state === 'captured' && way === 'card');
  const refunds = charged.flatMap(({ invoiceId, amount }) => (invoiceId === null ? [] : [{ invoiceId, amount }]));
  await creditInFull(tx, ground, { tenantId, refunds }, now);
  for (const { id, state } of all) {
    const next = charged.some((payment) => payment.id === id) ? 'refunding' : after[state];
    if (next !== undefined) await movePayment(tx, id, [state], { state: next, updatedAt: now });
  }
}
