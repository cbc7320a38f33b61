import type { Transaction } from '../../platform';
import { lockTenant, type OperationHead } from '../../tenants';
import { creditAllInvoices } from '../invoices/credit-all-invoices.service';
import { getInvoice } from '../invoices/invoice.repository';
import { notifyAccountCredit } from '../ledger/notify-account-credit';
import { changePeriods, findPeriods } from '../periods/period.repository';
import type { Work } from '../work';
import type { PaymentState } from './payment-machine';
import { findPayments, type PaymentRecord } from './payment.repository';
import { sendPaymentEvent } from './send-payment-event';

/** States that end with the creation; payments in other states end on their own. */
const endedByRemoval: readonly PaymentState[] = ['action_needed', 'authorised', 'capturing', 'settled'];

/**
 * Refunds a cancelled creation: voids its authorisation, and credits everything billed with a credit note. A card
 * payment is refunded to the card; a bank transfer becomes account credit for the next creation.
 */
export async function refundCreation(work: Work, { tenantId }: OperationHead): Promise<void> {
  await lockTenant(work.tx, tenantId);
  await endPeriods(work.tx, tenantId);
  const records = await findPayments(work.tx, tenantId);
  const all = records.map(({ payment }) => payment);
  const charged = all.filter(({ state, methodType }) => state === 'captured' && methodType === 'card');
  const refunds = charged.flatMap(({ invoiceId, amount }) => (invoiceId === null ? [] : [{ invoiceId, amount }]));
  await creditAllInvoices(work, tenantId, refunds);
  for (const record of records) await creditUnbilledTransfer(work, record);
  for (const payment of charged) await sendPaymentEvent(work, payment, { event: 'refund_requested' }, {});
  for (const payment of all.filter(({ state }) => endedByRemoval.includes(state)))
    await sendPaymentEvent(work, payment, { event: 'closed' }, {});
}

/** A transfer that was received before it was billed becomes account credit. */
async function creditUnbilledTransfer(work: Work, { payment, received: amount }: PaymentRecord): Promise<void> {
  const { id, state, proformaId, methodType, isBilled } = payment;
  if (methodType !== 'bank_transfer' || state !== 'captured' || isBilled) return;
  const proforma = await getInvoice(work.tx, proformaId);
  const credited = { amount, template: 'credit_of_cancelled_creation', onceKey: `payment:${id}:credit` } as const;
  const effects = { notify_credit: () => notifyAccountCredit(work, proforma, credited) };
  await sendPaymentEvent(work, payment, { event: 'credited' }, effects);
}

/** The period of a cancelled creation ends on its first day, so that nothing ran. */
async function endPeriods(tx: Transaction, tenantId: string): Promise<void> {
  const running = (await findPeriods(tx, tenantId)).filter(
    ({ from, to, endedBecause }) => from < to && endedBecause === null,
  );
  const ends = running.map(({ id, from }) => ({ id, to: from, because: 'cancelled' as const }));
  await changePeriods(tx, tenantId, { ends, begins: [] });
}
