import { localDay, startOfLocalDay, type Transaction } from '../../../platform';
import { addDays, type Day } from '../../periods/days';
import { isVatRefused, saveQuote } from '../../quotes/quote.service';
import type { QuoteRow } from '../../quotes/quote.repository';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-subscription';
import { lastPaidPeriod } from '../../subscriptions/subscribed';
import { graceDays } from '../../subscriptions/subscription-state';
import { updateSubscription } from '../../subscriptions/subscription.repository';
import { applyPayment } from '../apply-payment.service';
import {
  findOpenPayment,
  findPayments,
  insertPayment,
  type Ordered,
  type PaymentRow,
  wasRenewedSince,
} from '../payment.repository';
import { requestTransfer } from '../transfers/request-transfer';
import { recordRenewalFailure } from './renewal-failure';
import { byTransfer, type ChosenMethod, isPaidByTransfer, renewalMethod } from './renewal-method';
import { renewedSelection } from './renewed-selection';

/**
 * Starts the renewal of a period that is over, at most one a day: a charge of the card, a bank transfer, or nothing to pay
 * if account credit covers it. A renewal without a VAT decision or a card becomes overdue.
 */
export async function startRenewal(due: DueSubscription): Promise<Outcome> {
  const { tx, now } = due;
  const tenantId = due.tenant.id;
  const selection = renewedSelection(due, due.used);
  if (selection === null || (await findOpenPayment(tx, tenantId)) !== null) return 'unchanged';
  if (await wasRenewedSince(tx, tenantId, startOfLocalDay(localDay(now)))) return 'unchanged';
  if (await isVatRefused(due, tenantId)) {
    await recordRenewalFailure(due, { tenantId, id: `${tenantId}:${lastPaidPeriod(due)?.to}` }, 'vat_undetermined');
    return 'changed';
  }
  const quote = await saveQuote(due, { tenantId, selection, isRenewal: true });
  const method = await renewalMethod(due, quote);
  if (method === null) await recordRenewalFailure(due, { tenantId, id: quote.id }, 'no_card');
  else if (method.methodType === 'bank_transfer') await awaitRenewal(due, quote);
  else {
    const payment = await insertRenewal(due, quote, method);
    if (method.methodType === 'card') return { charge: payment.id };
    await applyPayment(due, { payment, quote });
  }
  return 'changed';
}

/** Requests the transfer of a renewal ahead; does nothing for cards, and where account credit covers everything. */
export async function requestRenewal(due: DueSubscription): Promise<Outcome> {
  const { tx, tenant, subscription, used } = due;
  const from = lastPaidPeriod(due)?.to;
  const selection = renewedSelection(due, used);
  if (from === undefined || selection === null) return 'unchanged';
  if (!(await isPaidByTransfer(due, tenant.id))) return 'unchanged';
  const earlier = await findRequest(tx, tenant.id, from);
  if (earlier?.payment.state === 'awaiting_transfer') return 'unchanged';
  // A renewal whose pro-forma invoice was cancelled is requested again only if the plan has changed since.
  if (earlier?.quote.subscriptionVersion === subscription.version) return 'unchanged';
  const quote = await saveQuote(due, { tenantId: tenant.id, selection, isRenewal: true });
  if (quote.amountDue === 0) return 'unchanged';
  await insertRequest(due, quote);
  return 'changed';
}

async function insertRequest(due: DueSubscription, quote: QuoteRow): Promise<void> {
  await requestTransfer(due, await insertRenewal(due, quote, byTransfer), quote);
}

/** Inserts the payment of a renewal. No customer is present to confirm it. */
const insertRenewal = (
  { tx, tenant, now }: DueSubscription,
  { id: quoteId, amountDue: amount, settled }: QuoteRow,
  method: ChosenMethod,
): Promise<PaymentRow> =>
  insertPayment(tx, now, {
    ...method,
    tenantId: tenant.id,
    quoteId,
    kind: 'renewal',
    amount,
    creditUsed: settled.credit_used,
    isPresent: false,
    createdBy: tenant.authorId,
  });

/**
 * Waits for the transfer of a renewal that is due: its grace begins, and a pro-forma invoice is sent unless one was sent
 * before. That one keeps its grace, also if it has expired.
 */
async function awaitRenewal(due: DueSubscription, quote: QuoteRow): Promise<void> {
  const { tx, tenant, now } = due;
  const today = localDay(now);
  const { ends, begins } = quote.settled.bill;
  const request = await findRequest(tx, tenant.id, ends[0]?.to ?? begins[0]?.from);
  const isOpen = request?.payment.state === 'awaiting_transfer';
  const isExpired = request?.payment.state === 'voided' && (request.payment.dueOn ?? '') < today;
  const dueOn = isOpen || isExpired ? request.payment.dueOn : null;
  const readOnlyAt = startOfLocalDay(dueOn === null ? addDays(today, graceDays) : addDays(dueOn, 1));
  await updateSubscription(tx, tenant.id, { overdueSince: startOfLocalDay(today), nextTryAt: null, readOnlyAt });
  if (dueOn === null) await insertRequest(due, quote);
}

/** The open request of a renewal, or the latest payment of the renewal of a period that begins on a day. */
async function findRequest(tx: Transaction, tenantId: string, from: Day | undefined): Promise<Ordered | null> {
  const renewals = (await findPayments(tx, tenantId)).filter(({ payment }) => payment.kind === 'renewal');
  const open = renewals.find(({ payment }) => payment.state === 'awaiting_transfer');
  const isSame = ({ quote }: Ordered) => quote.settled.bill.begins.some((begun) => begun.from === from);
  return open ?? renewals.slice(0, 1).find(isSame) ?? null;
}
