import { localDay, startOfLocalDay, type Transaction } from '../../../platform';
import { findTenantRow } from '../../../tenants';
import type { Decided } from '../../invoices/bill.service';
import type { IssuedInvoice } from '../../invoices/invoice.repository';
import { mailPaymentRequest } from '../../invoices/mail-document';
import { addDays, type Day } from '../../periods/days';
import { insertQuote } from '../../quotes/quote.repository';
import { findSubscribed, lastPaidPeriod } from '../../subscriptions/subscribed';
import { updateSubscription } from '../../subscriptions/subscription.repository';
import type { Work } from '../../work';
import { findOwed, insertPayment } from '../payment.repository';
import { byTransfer } from '../renewals/renewal-method';

/** Days in which an owed invoice can be paid, after its day of issue. */
const daysToPay = 15;

export const lastDayToPay = (now: Date): Day => addDays(localDay(now), daysToPay);

/** An invoice that costs more than account credit covers. */
interface OwedInvoice {
  readonly invoice: IssuedInvoice;
  /** Whether the job charges the default card for it. */
  readonly isCharged: boolean;
}

/** Records that an invoice is owed, and waits for its bank transfer. Its company CRM is past due after the last day to pay. */
export async function oweInvoice(work: Work, decided: Decided, { invoice, isCharged }: OwedInvoice): Promise<void> {
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
  await insertPayment(tx, now, {
    ...byTransfer,
    tenantId,
    quoteId: quote.id,
    kind: 'correction',
    amount: quote.amountDue,
    isPresent: false,
    invoiceId: invoice.id,
    proformaId: invoice.id,
    dueOn: invoice.data.due_on,
    createdBy: tenant.authorId,
  });
  await updateOwedUntil(tx, tenantId);
  if (!isCharged) await requestPayment(work, invoice);
}

/** Asks the owners once to pay an owed invoice by bank transfer. */
export const requestPayment = (work: Work, invoice: IssuedInvoice): Promise<void> =>
  mailPaymentRequest(work, invoice, invoice.data.cause === 'change' ? 'order_owed' : 'correction_owed');

/** Stores until when the oldest owed invoice can be paid. */
export async function updateOwedUntil(tx: Transaction, tenantId: string): Promise<void> {
  const [oldest] = await findOwed(tx, tenantId);
  await updateSubscription(tx, tenantId, { owedUntil: oldest?.dueOn ?? null });
}
