import type { Transaction } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { findInvoice } from '../../invoices/invoice.repository';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import { type PaymentRow, transitionPayment } from '../payment.repository';

/**
 * Voids the pro-forma invoice of an awaited transfer and notifies the owners. What was received for it becomes account
 * credit, since an ended payment reserves none. The caller holds the lock of the company CRM.
 */
export async function voidTransfer(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>,
  { id, tenantId, proformaId }: PaymentRow,
  now: Date,
): Promise<void> {
  await transitionPayment(tx, id, ['awaiting_transfer'], { state: 'voided', updatedAt: now });
  const proforma = proformaId === null ? null : await findInvoice(tx, proformaId);
  if (proforma === null) throw new Error('A transfer needs a pro-forma invoice.');
  await sendSubscriptionMails(tx, dependencies, tenantId, {
    template: 'transfer_given_up',
    values: { number: proforma.data.number },
    onceKey: `invoice:${proforma.id}:void`,
    at: now,
  });
}
