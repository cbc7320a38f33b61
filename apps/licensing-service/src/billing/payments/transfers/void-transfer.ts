import { getInvoice } from '../../invoices/invoice.repository';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import type { Work } from '../../work';
import { findAwaited, type Ordered, type PaymentRow } from '../payment.repository';
import { sendPaymentEvent } from '../send-payment-event';

/**
 * Ends an awaited transfer: its pro-forma invoice is void, and the owners are notified. What was received for it becomes
 * account credit, since an ended payment reserves none. The caller holds the lock of the company CRM.
 */
export async function voidTransfer(
  work: Work,
  payment: PaymentRow,
  event: 'replaced' | 'expired' | 'cancelled',
): Promise<void> {
  await sendPaymentEvent(work, payment, { event }, { notify_void: () => notifyVoid(work, payment) });
}

async function notifyVoid(work: Work, { tenantId, proformaId }: PaymentRow): Promise<void> {
  const { id, data } = await getInvoice(work.tx, proformaId);
  await sendSubscriptionMails(work, tenantId, {
    template: 'transfer_given_up',
    values: { number: data.number },
    onceKey: `invoice:${id}:void`,
  });
}

/** Voids the awaited transfers of a company CRM that something else replaces. Returns whether there were any. */
export async function replaceTransfers(
  work: Work,
  tenantId: string,
  isReplaced: (awaited: Ordered) => boolean,
): Promise<boolean> {
  const replaced = (await findAwaited(work.tx, tenantId)).filter((awaited) => isReplaced(awaited));
  for (const { payment } of replaced) await voidTransfer(work, payment, 'replaced');
  return replaced.length > 0;
}

/** Voids the pro-forma invoice of a renewal. The job requests the transfer again. */
export const replaceRenewal = (work: Work, tenantId: string): Promise<boolean> =>
  replaceTransfers(work, tenantId, ({ payment }) => payment.kind === 'renewal');
