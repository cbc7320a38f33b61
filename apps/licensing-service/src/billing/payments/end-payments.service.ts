import { Conflict, type Transaction } from '../../platform';
import { lockTenant, type OperationHead } from '../../tenants';
import { creditAllInvoices } from '../invoices/credit-note.service';
import { changePeriods, findPeriods } from '../periods/period.repository';
import type { Work } from '../work';
import type { PaymentState } from './payment-machine';
import { findAwaited, findOpenPayment, findPayments, type PaymentRow } from './payment.repository';
import { creditTransfer } from './transfers/awaited-transfer';
import { sendPaymentEvent } from './send-payment-event';

/** @throws Conflict while a card is being charged: its plan needs the company CRM and its periods as they are */
export async function assertNotCharging(tx: Transaction, tenantId: string): Promise<void> {
  if ((await findOpenPayment(tx, tenantId))?.state === 'capturing') throw new Conflict('payment_in_progress');
}

/**
 * Cancels the payments of a company CRM that is being closed: voids an authorisation that waits at the bank, and cancels
 * pending transfers. An unanswered charge is voided or refunded once the gateway answers.
 */
export async function cancelPayments(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const open = await findOpenPayment(tx, tenantId);
  const atBank = open?.state === 'action_needed' ? [open] : [];
  const awaited = (await findAwaited(tx, tenantId)).map(({ payment }) => payment);
  for (const payment of [...atBank, ...awaited])
    await sendPaymentEvent({ tx, now }, payment, 'closed', {}, { actionUrl: null });
}

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
  for (const record of records)
    if (isUnbilled(record.payment)) await creditTransfer(work, record, 'credit_of_cancelled_creation');
  for (const payment of charged) await sendPaymentEvent(work, payment, 'refund_requested', {});
  for (const payment of all.filter(({ state }) => endedByRemoval.includes(state)))
    await sendPaymentEvent(work, payment, 'closed', {});
}

/** Whether a transfer was received before its plan was billed. */
const isUnbilled = ({ methodType, state, isBilled }: PaymentRow): boolean =>
  methodType === 'bank_transfer' && state === 'captured' && !isBilled;

/** The period of a cancelled creation ends on its first day, so that nothing ran. */
async function endPeriods(tx: Transaction, tenantId: string): Promise<void> {
  const ends = (await findPeriods(tx, tenantId)).flatMap(({ id, from, to, endedBecause }) =>
    from < to && endedBecause === null ? [{ id, to: from, because: 'cancelled' as const }] : [],
  );
  await changePeriods(tx, tenantId, { ends, begins: [] });
}
