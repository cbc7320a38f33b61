import type { Transaction } from '../../platform';
import { lockTenant, type OperationHead } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findInvoice } from '../invoices/invoice.repository';
import { notifyAccountCredit } from '../ledger/notify-account-credit';
import { changePeriods, findPeriods } from '../periods/period.repository';
import { findReceipts, receivedFor } from './transfers/transfer-receipt.repository';
import { creditAllInvoices } from '../invoices/credit-all-invoices.service';
import type { PaymentState } from './payment-machine';
import { findPayments, type PaymentRow } from './payment.repository';
import { sendPaymentEvent } from './send-payment-event';

type Dependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer'>;

/** States that end with the creation; payments in other states end on their own. */
const endedByRemoval: readonly PaymentState[] = ['action_needed', 'authorised', 'capturing', 'settled'];

/**
 * Refunds a cancelled creation: voids its authorisation, and credits everything billed with a credit note. A card
 * payment is refunded to the card; a bank transfer becomes account credit for the next creation.
 */
export async function refundCreation(
  tx: Transaction,
  dependencies: Dependencies,
  { tenantId }: OperationHead,
  now: Date,
): Promise<void> {
  await lockTenant(tx, tenantId);
  await endPeriods(tx, tenantId);
  const all = (await findPayments(tx, tenantId)).map(({ payment }) => payment);
  const charged = all.filter(({ state, methodType }) => state === 'captured' && methodType === 'card');
  const refunds = charged.flatMap(({ invoiceId, amount }) => (invoiceId === null ? [] : [{ invoiceId, amount }]));
  await creditAllInvoices(tx, dependencies, { tenantId, refunds }, now);
  for (const payment of all) await creditUnbilledTransfer(tx, dependencies, payment, now);
  for (const payment of charged) await sendPaymentEvent(tx, payment, { event: 'refund_requested', at: now }, {});
  for (const payment of all.filter(({ state }) => endedByRemoval.includes(state)))
    await sendPaymentEvent(tx, payment, { event: 'closed', at: now }, {});
}

/** A transfer that was received before it was billed becomes account credit. */
async function creditUnbilledTransfer(
  tx: Transaction,
  dependencies: Dependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { id, state, proformaId, methodType, isBilled } = payment;
  if (methodType !== 'bank_transfer' || state !== 'captured' || isBilled || proformaId === null) return;
  const proforma = await findInvoice(tx, proformaId);
  if (proforma === null) return;
  await sendPaymentEvent(
    tx,
    payment,
    { event: 'credited', at: now },
    {
      notify_credit: async () => {
        const amount = receivedFor(await findReceipts(tx, id));
        const credited = { amount, reason: 'creation_cancelled', onceKey: `payment:${id}:credit` } as const;
        await notifyAccountCredit(tx, dependencies, proforma, credited, now);
      },
    },
  );
}

/** The period of a cancelled creation ends on its first day, so that nothing ran. */
async function endPeriods(tx: Transaction, tenantId: string): Promise<void> {
  const running = (await findPeriods(tx, tenantId)).filter(
    ({ from, to, endedBecause }) => from < to && endedBecause === null,
  );
  const ends = running.map(({ id, from }) => ({ id, to: from, because: 'cancelled' as const }));
  await changePeriods(tx, tenantId, { ends, begins: [] });
}
