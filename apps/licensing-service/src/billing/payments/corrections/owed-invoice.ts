import { localDay, startOfLocalDay, type Transaction } from '../../../platform';
import { findTenantRow } from '../../../tenants';
import { minimumChargeOf } from '../../gateways/payment-gateway';
import type { Decided } from '../../invoices/bill.service';
import type { IssuedInvoice } from '../../invoices/invoice-data';
import { getInvoice } from '../../invoices/invoice.repository';
import { mailDocument, mailPaymentRequest } from '../../invoices/mail-document';
import { type NewEntry, postEntries } from '../../ledger/ledger.repository';
import { addDays, type Day } from '../../periods/days';
import { insertQuote } from '../../quotes/quote.repository';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-steps';
import { findSubscribed, lastPaidPeriod } from '../../subscriptions/subscribed';
import { updateSubscription } from '../../subscriptions/subscription.repository';
import { syncReadOnly } from '../../subscriptions/begin-and-end';
import type { Work } from '../../work';
import {
  findOpenPayment,
  findOwed,
  findPayments,
  insertPayment,
  type PaymentRow,
  updatePayment,
} from '../payment.repository';
import { byTransfer, cardPayment, renewalCard } from '../renewals/renewal-method';
import { sendPaymentEvent } from '../send-payment-event';

/** The last day to pay an owed invoice that is issued now: 15 days later. */
export const lastDayToPay = (now: Date): Day => addDays(localDay(now), 15);

/**
 * Records that an invoice costs more than account credit covers, and waits for its bank transfer. Its company CRM is past
 * due after the last day to pay.
 *
 * @param isCharged whether the job charges the default card for it
 */
export async function oweInvoice(
  work: Work,
  decided: Decided,
  invoice: IssuedInvoice,
  isCharged: boolean,
): Promise<void> {
  const { tx, now } = work;
  const { tenantId, settled, buyer, vat, vatCheck } = decided;
  const tenant = await findTenantRow(tx, tenantId);
  const subscribed = await findSubscribed(tx, tenantId);
  const last = subscribed === null ? null : lastPaidPeriod(subscribed);
  if (tenant === null || subscribed === null || last === null) throw new Error('A correction needs a paid plan.');
  const quote = await insertQuote(tx, {
    tenantId,
    kind: 'change',
    frozenAt: now,
    expiresAt: now,
    selection: last.selection,
    priceListVersion: last.priceListVersion,
    subscriptionVersion: subscribed.subscription.version,
    buyer,
    vat,
    vatCheck,
    settled,
    amountDue: settled.amount_due,
    nextInvoice: { on: startOfLocalDay(last.to).toISOString(), total: null },
  });
  await insertPayment(tx, now, quote, {
    ...byTransfer,
    kind: 'correction',
    creditUsed: 0,
    isPresent: false,
    invoiceId: invoice.id,
    proformaId: invoice.id,
    dueOn: invoice.due_on,
    createdBy: tenant.authorId,
  });
  await updateOwedUntil(tx, tenantId);
  if (!isCharged) await mailPaymentRequest(work, invoice);
}

/** Stores until when the oldest owed invoice can be paid. */
async function updateOwedUntil(tx: Transaction, tenantId: string): Promise<void> {
  const [oldest] = await findOwed(tx, tenantId);
  await updateSubscription(tx, tenantId, { owedUntil: oldest?.payment.dueOn ?? null });
}

/** The pending transfer of the invoice that a payment corrects; undefined once the invoice is paid. */
const findAwaitedFor = async (tx: Transaction, { tenantId, invoiceId }: PaymentRow): Promise<PaymentRow | undefined> =>
  (await findOwed(tx, tenantId)).find((owed) => owed.payment.invoiceId === invoiceId)?.payment;

/** Whether the invoice that a payment corrects is still owed. */
export const isStillOwed = async (tx: Transaction, payment: PaymentRow): Promise<boolean> =>
  (await findAwaitedFor(tx, payment)) !== undefined;

/** Settles an owed invoice that was charged to a card, or received by bank transfer. */
export async function settleOwed(work: Work, payment: PaymentRow): Promise<void> {
  const { tx, now } = work;
  const { tenantId } = payment;
  const invoice = await getInvoice(tx, payment.invoiceId);
  const awaited = await findAwaitedFor(tx, payment);
  const owed: NewEntry = { kind: 'owed_paid', amount: 0 - invoice.amount_due, invoiceId: invoice.id };
  if (payment.methodType === 'card') {
    await postEntries(tx, tenantId, [{ ...owed, kind: 'payment', amount: payment.amount }], now);
    await mailDocument(work, invoice);
  }
  if (awaited !== undefined) await sendPaymentEvent(work, awaited, 'paid_by_card', {});
  if (awaited !== undefined || payment.methodType === 'bank_transfer') await postEntries(tx, tenantId, [owed], now);
  for (const { id } of [payment, ...(awaited === undefined ? [] : [awaited])])
    await updatePayment(tx, id, { isBilled: true, updatedAt: now });
  await updateOwedUntil(tx, tenantId);
  await syncReadOnly(work, tenantId);
}

/** Requests the bank transfer of an owed invoice whose card could not be charged. */
export async function requestOwed(work: Work, payment: PaymentRow): Promise<void> {
  if (await isStillOwed(work.tx, payment)) await mailPaymentRequest(work, await getInvoice(work.tx, payment.invoiceId));
}

/** Charges the card of a company CRM for the oldest owed invoice that it was not charged for. Its transfer stays awaited. */
export async function chargeOwed(due: DueSubscription): Promise<Outcome> {
  const { tx, gateways, tenant, now } = due;
  const card = await renewalCard(due, tenant.id);
  // A charge that was voided before it reached the gateway did not try the card.
  const tried = (await findPayments(tx, tenant.id)).filter(
    ({ payment: { methodId, state, ref } }) => methodId === card?.id && (state !== 'voided' || ref !== null),
  );
  const triedFor = new Set(tried.map(({ payment }) => payment.invoiceId));
  const owed = (await findOwed(tx, tenant.id)).find(({ payment }) => !triedFor.has(payment.invoiceId));
  if (owed === undefined || card === undefined || (await findOpenPayment(tx, tenant.id)) !== null) return 'unchanged';
  const amount = owed.payment.amount - owed.received;
  if (amount < minimumChargeOf(gateways)) return 'unchanged';
  const { kind, invoiceId, proformaId, createdBy } = owed.payment;
  const same = { kind, creditUsed: 0, isPresent: false, invoiceId, proformaId, createdBy };
  const payment = await insertPayment(tx, now, owed.quote, { ...same, ...cardPayment(card), amount });
  return { charge: payment.id };
}
