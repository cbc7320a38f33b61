import { localDay, startOfLocalDay, type Transaction } from '../../../platform';
import { findTenantRow } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import type { IssuedInvoice } from '../../invoices/invoice.repository';
import { mailPaymentRequest } from '../../invoices/mail-document';
import { addDays, type Day } from '../../periods/days';
import { insertQuote, type QuoteRow } from '../../quotes/quote.repository';
import { findSubscribed, lastPaidPeriod } from '../../subscriptions/subscribed';
import { updateSubscription } from '../../subscriptions/subscription.repository';
import { findOwed, insertPayment } from '../payment.repository';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** Days in which an owed invoice can be paid, after its day of issue. */
const daysToPay = 15;

export const lastDayToPay = (now: Date): Day => addDays(localDay(now), daysToPay);

/** An invoice that costs more than account credit covers, and how it was decided. */
interface OwedInvoice extends Pick<QuoteRow, 'settled' | 'buyer' | 'vat' | 'vatCheck'> {
  readonly invoice: IssuedInvoice;
  /** Whether the job charges the default card for it. */
  readonly isCharged: boolean;
}

/** Records that an invoice is owed, and waits for its bank transfer. Its company CRM is past due after the last day to pay. */
export async function oweInvoice(
  tx: Transaction,
  dependencies: Dependencies,
  { invoice, isCharged, ...decided }: OwedInvoice,
  now: Date,
): Promise<void> {
  const { tenantId } = invoice;
  const tenant = await findTenantRow(tx, tenantId);
  const subscribed = await findSubscribed(tx, tenantId);
  const last = subscribed === null ? null : lastPaidPeriod(subscribed);
  if (tenant === null || subscribed === null || last === null) throw new Error('A correction needs a paid plan.');
  const quote = await insertQuote(tx, {
    ...decided,
    tenantId,
    kind: 'change',
    frozenAt: now,
    expiresAt: now,
    selection: last.selection,
    priceListVersion: last.priceListVersion,
    subscriptionVersion: subscribed.subscription.version,
    amountDue: decided.settled.amount_due,
    nextInvoice: { on: startOfLocalDay(last.to).toISOString(), total: null },
  });
  await insertPayment(tx, {
    tenantId,
    quoteId: quote.id,
    kind: 'correction',
    amount: quote.amountDue,
    methodType: 'bank_transfer',
    state: 'awaiting_transfer',
    isPresent: false,
    invoiceId: invoice.id,
    proformaId: invoice.id,
    dueOn: invoice.data.due_on,
    createdBy: tenant.authorId,
    createdAt: now,
    updatedAt: now,
  });
  await updateOwedUntil(tx, tenantId);
  if (!isCharged) await requestPayment(tx, dependencies, invoice, now);
}

/** Asks the owners once to pay an owed invoice by bank transfer. */
export const requestPayment = (
  tx: Transaction,
  dependencies: Dependencies,
  invoice: IssuedInvoice,
  now: Date,
): Promise<void> =>
  mailPaymentRequest(
    tx,
    dependencies,
    invoice,
    invoice.data.cause === 'change' ? 'order_owed' : 'correction_owed',
    now,
  );

/** Stores until when the oldest owed invoice can be paid. */
export async function updateOwedUntil(tx: Transaction, tenantId: string): Promise<void> {
  const [oldest] = await findOwed(tx, tenantId);
  await updateSubscription(tx, tenantId, { owedUntil: oldest?.dueOn ?? null });
}
