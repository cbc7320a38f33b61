import type { Selection } from '@atrium/api-client/contract';
import { getInvoice } from '../../invoices/invoice.repository';
import { type CreditedTransfer, notifyAccountCredit } from '../../ledger/notify-account-credit';
import type { QuoteRow } from '../../quotes/quote.repository';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import type { Work } from '../../work';
import { findAwaited, type Ordered, type PaymentRecord, type PaymentRow } from '../payment.repository';
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
  const { id, data } = await getInvoice(work.tx, payment.proformaId);
  const notice = { values: { number: data.number }, onceKey: `invoice:${id}:void` };
  await sendPaymentEvent(work, payment, event, {
    notify_void: () => sendSubscriptionMails(work, payment.tenantId, { template: 'transfer_given_up', ...notice }),
  });
}

/** Ends a received transfer whose plan does not begin: it becomes account credit, and the owners are notified. */
export async function creditTransfer(
  work: Work,
  { payment, received: amount }: PaymentRecord,
  reason: CreditedTransfer['reason'],
): Promise<void> {
  const proforma = await getInvoice(work.tx, payment.proformaId);
  const credited = { amount, reason, onceKey: `payment:${payment.id}:credit` };
  await sendPaymentEvent(work, payment, 'credited', {
    notify_credit: () => notifyAccountCredit(work, proforma, credited),
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

/**
 * Voids the transfers that a plan replaces when it takes effect: all of them, but for a change the orders of other
 * items. What was received for them becomes account credit.
 */
export async function voidReplaced(work: Work, { payment, quote }: Ordered): Promise<void> {
  await replaceTransfers(
    work,
    payment.tenantId,
    (awaited) => awaited.payment.id !== payment.id && isReplaced(awaited.quote, quote),
  );
}

function isReplaced(ordered: QuoteRow, applied: QuoteRow): boolean {
  const [waiting, begun] = [ordered.settled.bill.cause, applied.settled.bill.cause];
  // A renewal that is paid ahead leaves the running period to the order.
  if (waiting === 'change' && begun === 'renewal') return false;
  if (waiting !== 'change' || begun !== 'change') return true;
  const touched = itemsChanged(ordered);
  return [...itemsChanged(applied)].some((item) => touched.has(item));
}

const items = ['licences', 'modules', 'assets'] as const;
type Item = (typeof items)[number];

/** The items that a quote of a change names; a change of cycle names all. */
export function itemsChanged({ previous, selection }: Pick<QuoteRow, 'previous' | 'selection'>): Set<Item> {
  if (previous === null || previous.cycle !== selection.cycle) return new Set(items);
  return new Set(items.filter((item) => countOf(previous, item) !== countOf(selection, item)));
}

const countOf = (selection: Selection, item: Item) =>
  item === 'modules' ? selection.modules.toSorted().join() : selection[item];
