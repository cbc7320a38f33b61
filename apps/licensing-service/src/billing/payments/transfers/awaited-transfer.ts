import { formatIsoDay, localDay, startOfLocalDay } from '../../../platform';
import { updateTenant } from '../../../tenants';
import { issueProforma } from '../../invoices/bill.service';
import { formatDueDay, formatMoney } from '../../invoices/document/invoice-texts';
import { getInvoice } from '../../invoices/invoice.repository';
import { mailPaymentRequest } from '../../invoices/mail-document';
import { addDays, type Day, laterOf } from '../../periods/days';
import { changedItems, runningOn } from '../../periods/period';
import type { QuoteRow } from '../../quotes/quote.repository';
import { findSubscribed, type Subscribed } from '../../subscriptions/subscribed';
import { sendSubscriptionMails, type SubscriptionTemplate } from '../../subscriptions/subscription-mails';
import { graceDays } from '../../subscriptions/subscription-state';
import type { Work } from '../../work';
import { findAwaited, type Ordered, type PaymentRecord, type PaymentRow, updatePayment } from '../payment.repository';
import { sendPaymentEvent } from '../send-payment-event';

/** Days that the pro-forma invoice of an order is valid. */
const validDays = 15;

/** Days after the last valid day until the operator has recorded the transfers of that day. */
export const bookingDays = 4;

/**
 * Requests a bank transfer: issues the pro-forma invoice of a quote and sends it to the owners. A draft keeps its URL name
 * until the expiry of its pro-forma invoice is carried out.
 */
export async function requestTransfer(work: Work, { id }: PaymentRow, quote: QuoteRow): Promise<void> {
  const { tx, now } = work;
  const { tenantId } = quote;
  const dueOn = lastValidDay(quote, await findSubscribed(tx, tenantId), localDay(now));
  const proforma = await issueProforma(work, quote, dueOn);
  await updatePayment(tx, id, { proformaId: proforma.id, dueOn, updatedAt: now });
  const urlNameHeldUntil = startOfLocalDay(addDays(dueOn, bookingDays + 2));
  if (quote.kind === 'creation') await updateTenant(tx, tenantId, ['draft'], { urlNameHeldUntil });
  await mailPaymentRequest(work, proforma);
}

/** The last day on which a transfer may reach the bank: for a change, at most the day before its period ends. */
function lastValidDay({ settled: { bill } }: QuoteRow, subscribed: Subscribed | null, today: Day): Day {
  const readOnlyAt = subscribed?.subscription.readOnlyAt ?? null;
  const running = subscribed === null ? null : runningOn(subscribed.periods, today);
  if (bill.cause === 'renewal') {
    const first = bill.begins[0]?.from ?? today;
    return readOnlyAt === null ? addDays(laterOf(first, today), graceDays - 1) : addDays(localDay(readOnlyAt), -1);
  }
  const usual = addDays(today, validDays);
  const last = bill.cause === 'change' && running !== null ? addDays(running.billing.to, -1) : usual;
  return last < usual ? last : usual;
}

/**
 * Ends an awaited transfer: its pro-forma invoice is void, and the owners are notified. What was received for it becomes
 * account credit, since an ended payment reserves none. The caller holds the lock of the company CRM.
 */
export async function voidTransfer(
  work: Work,
  transfer: PaymentRecord,
  event: 'replaced' | 'expired' | 'cancelled',
): Promise<void> {
  if ((await sendPaymentEvent(work, transfer.payment, event, {})) === null) return;
  const template = transfer.received > 0 ? 'transfer_given_up_after_part' : 'transfer_given_up';
  await notifyOfTransfer(work, transfer, template, `invoice:${transfer.payment.proformaId}:void`);
}

/** Ends a received transfer whose plan does not begin: it becomes account credit, and the owners are notified. */
export async function creditTransfer(work: Work, transfer: PaymentRecord, template: TransferTemplate): Promise<void> {
  const { payment } = transfer;
  if ((await sendPaymentEvent(work, payment, 'credited', {})) === null) return;
  await notifyOfTransfer(work, transfer, template, `payment:${payment.id}:credit`);
}

/** An e-mail about money of a transfer that was received, is missing, or became account credit. */
export type TransferTemplate = Extract<
  SubscriptionTemplate,
  `credit_of_${string}` | `transfer_given_up${string}` | `transfer_expiring${string}` | `${string}_partly_received`
>;

/** Notifies the owners once about a transfer for a document, and the money received. */
export async function notifyOfTransfer(
  work: Work,
  { payment, received }: Pick<PaymentRecord, 'payment' | 'received'>,
  template: TransferTemplate,
  onceKey: string,
): Promise<void> {
  const { number, due_on: due } = await getInvoice(work.tx, payment.proformaId);
  const money = { received: formatMoney(received), missing: formatMoney(payment.amount - received) };
  const days = { day: formatDueDay(due), until: due === null ? '' : formatIsoDay(addDays(due, bookingDays)) };
  const values = { number, ...money, ...days, contact: work.settings.operatorEmail };
  await sendSubscriptionMails(work, payment.tenantId, { template, values, onceKey });
}

/** Voids the awaited transfers of a company CRM that something else replaces. Returns whether there were any. */
export async function replaceTransfers(work: Work, tenantId: string, isReplaced: (awaited: Ordered) => boolean) {
  const replaced = (await findAwaited(work.tx, tenantId)).filter((awaited) => isReplaced(awaited));
  for (const awaited of replaced) await voidTransfer(work, awaited, 'replaced');
  return replaced.length > 0;
}

/**
 * Voids the transfers that a plan replaces when it takes effect: all of them, but for a change the orders of other
 * items. What was received for them becomes account credit.
 */
export async function voidReplaced(work: Work, { payment, quote }: Ordered): Promise<void> {
  const isOther = (awaited: Ordered) => awaited.payment.id !== payment.id && isReplaced(awaited.quote, quote);
  await replaceTransfers(work, payment.tenantId, isOther);
}

function isReplaced(ordered: QuoteRow, applied: QuoteRow): boolean {
  const [waiting, begun] = [ordered.settled.bill.cause, applied.settled.bill.cause];
  // A renewal that is paid ahead leaves the running period to the order.
  if (waiting === 'change' && begun === 'renewal') return false;
  if (waiting !== 'change' || begun !== 'change') return true;
  return itemsNamedBy(applied).some((item) => itemsNamedBy(ordered).includes(item));
}

const itemsNamedBy = ({ previous, selection }: QuoteRow) => changedItems(previous, selection);
