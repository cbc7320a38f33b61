import { localDay, startOfLocalDay, type Transaction } from '../../../platform';
import { addDays, type Day } from '../../periods/days';
import type { QuoteRow } from '../../quotes/quote.repository';
import { saveQuote } from '../../quotes/quote.service';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-subscription';
import { lastPaidPeriod } from '../../subscriptions/subscribed';
import { updateSubscription } from '../../subscriptions/subscription.repository';
import { findPayments, insertPayment, type Ordered, type PaymentRow } from '../payment.repository';
import { graceDays } from '../retry-schedule';
import { requestTransfer } from '../transfers/request-transfer';
import { byTransfer, type ChosenMethod, isPaidByTransfer } from './renewal-method';
import { renewedSelection } from './renewed-selection';

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
  const payment = await insertRenewal(due, quote, byTransfer);
  await requestTransfer(due, { payment, quote, settled: quote.settled });
}

/** Inserts the payment of a renewal. No customer is present to confirm it. */
export const insertRenewal = (
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
export async function awaitRenewal(due: DueSubscription, quote: QuoteRow): Promise<void> {
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
