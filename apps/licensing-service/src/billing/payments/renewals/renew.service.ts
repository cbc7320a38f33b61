import { hourMs, localDay, portalPaths, startOfLocalDay, type Transaction } from '../../../platform';
import { addDays, type Day, formatDay, laterOf } from '../../periods/days';
import { isVatRefused } from '../../quotes/quote-inputs';
import { saveQuote } from '../../quotes/quote.service';
import type { QuoteRow } from '../../quotes/quote.repository';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-steps';
import { findSubscribed, lastPaidPeriod } from '../../subscriptions/subscribed';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import { graceDays } from '../../subscriptions/subscription-state';
import { updateSubscription } from '../../subscriptions/subscription.repository';
import type { RenewalFailure } from '../../subscriptions/subscription.table';
import type { Work } from '../../work';
import { applyPayment } from '../apply-payment.service';
import { findOpenPayment, findPayments, insertPayment, type Ordered, wasRenewedSince } from '../payment.repository';
import { requestTransfer } from '../transfers/awaited-transfer';
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

/** Requests the transfer of a renewal ahead; does nothing for cards, without a VAT decision, and if credit covers it. */
export async function requestRenewal(due: DueSubscription): Promise<Outcome> {
  const { tx, tenant, subscription, used } = due;
  const from = lastPaidPeriod(due)?.to;
  const selection = renewedSelection(due, used);
  if (from === undefined || selection === null || !(await isPaidByTransfer(due, tenant.id))) return 'unchanged';
  if (await isVatRefused(due, tenant.id)) return 'unchanged';
  const earlier = await findRequest(tx, tenant.id, from);
  if (earlier?.payment.state === 'awaiting_transfer') return 'unchanged';
  // A renewal whose pro-forma invoice was cancelled is requested again only if the plan has changed since.
  if (earlier?.quote.subscriptionVersion === subscription.version) return 'unchanged';
  const quote = await saveQuote(due, { tenantId: tenant.id, selection, isRenewal: true });
  if (quote.amountDue === 0) return 'unchanged';
  await requestTransfer(due, await insertRenewal(due, quote, byTransfer), quote);
  return 'changed';
}

/** Inserts the payment of a renewal. No customer is present to confirm it. */
const insertRenewal = ({ tx, now, tenant }: DueSubscription, quote: QuoteRow, method: ChosenMethod) =>
  insertPayment(tx, now, quote, { ...method, kind: 'renewal', isPresent: false, createdBy: tenant.authorId });

/**
 * Waits for the transfer of a renewal that is due: its grace begins, and a pro-forma invoice is sent unless one was sent
 * before. That one keeps its grace, also if it has expired; so does a renewal that a card could not pay.
 */
async function awaitRenewal(due: DueSubscription, quote: QuoteRow): Promise<void> {
  const { tx, tenant, subscription, now } = due;
  const today = localDay(now);
  const { ends, begins } = quote.settled.bill;
  const request = await findRequest(tx, tenant.id, ends[0]?.to ?? begins[0]?.from);
  const isOpen = request?.payment.state === 'awaiting_transfer';
  const isExpired = request?.payment.state === 'voided' && (request.payment.dueOn ?? '') < today;
  const dueOn = isOpen || isExpired ? request.payment.dueOn : null;
  const graceEnd = startOfLocalDay(dueOn === null ? addDays(today, graceDays) : addDays(dueOn, 1));
  const { overdueSince, readOnlyAt } = subscription;
  const grace = { overdueSince: overdueSince ?? startOfLocalDay(today), readOnlyAt: readOnlyAt ?? graceEnd };
  await updateSubscription(tx, tenant.id, { ...grace, nextTryAt: null, renewalFailure: null });
  if (dueOn === null) await requestTransfer(due, await insertRenewal(due, quote, byTransfer), quote);
}

/** The open request of a renewal, or the latest payment of the renewal of a period that begins on a day. */
async function findRequest(tx: Transaction, tenantId: string, from: Day | undefined): Promise<Ordered | null> {
  const renewals = (await findPayments(tx, tenantId)).filter(({ payment }) => payment.kind === 'renewal');
  const open = renewals.find(({ payment }) => payment.state === 'awaiting_transfer');
  const isSame = ({ quote }: Ordered) => quote.settled.bill.begins.some((begun) => begun.from === from);
  return open ?? renewals.slice(0, 1).find(isSame) ?? null;
}

/** Days after the first failure at which a renewal is charged again, never twice in one day. */
const retries = [1, 3, 7] as const;

/**
 * Records a failed renewal: the company CRM stays writable until its read-only date, the retry schedule sets the next
 * charge, and the owners are notified of the reason. A renewal without a VAT decision is tried again each hour of its
 * grace, so that it is charged on the day of the decision. Records nothing if a transfer has paid for it meanwhile.
 */
export async function recordRenewalFailure(
  work: Work,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  reason: RenewalFailure,
): Promise<void> {
  const { tx, now } = work;
  const subscribed = await findSubscribed(tx, tenantId);
  if (subscribed === null || (lastPaidPeriod(subscribed)?.to ?? '') > localDay(now)) return;
  const { subscription } = subscribed;
  const { tries } = subscription;
  const since = subscription.overdueSince ?? now;
  const schedule = retrySchedule(localDay(since), tries, localDay(now));
  const readOnlyAt = subscription.readOnlyAt ?? schedule.readOnlyAt;
  const inAnHour = new Date(now.getTime() + hourMs);
  const isUndecided = reason === 'vat_undetermined';
  const inGrace = inAnHour < readOnlyAt ? inAnHour : null;
  const next = isUndecided ? { tries, nextTryAt: inGrace } : { tries: tries + 1, nextTryAt: schedule.nextTryAt };
  await updateSubscription(tx, tenantId, { overdueSince: since, readOnlyAt, renewalFailure: reason, ...next });
  const again = next.nextTryAt;
  await sendSubscriptionMails(work, tenantId, {
    template: `${templateOf(reason, again !== null)}${readOnlyAt <= now ? '_when_read_only' : ''}` as const,
    values: { day: formatDay(readOnlyAt), again: again === null ? '' : formatDay(again) },
    ...(isUndecided ? { path: portalPaths.companyVat(tenantId) } : {}),
    onceKey: `payment:${id}:${reason}`,
  });
}

/**
 * The next charge of a renewal that is overdue since a day and failed a number of times, null after the last retry, and
 * the time from which its company CRM is read-only.
 */
function retrySchedule(since: Day, tries: number, today: Day) {
  const tomorrow = addDays(today, 1);
  const after = retries[tries];
  const nextTry = after === undefined ? null : laterOf(addDays(since, after), tomorrow);
  const afterTry = nextTry === null ? tomorrow : addDays(nextTry, 1);
  return {
    nextTryAt: nextTry === null ? null : startOfLocalDay(nextTry),
    readOnlyAt: startOfLocalDay(laterOf(addDays(since, graceDays), afterTry)),
  };
}

function templateOf(reason: RenewalFailure, isRetried: boolean) {
  if (reason === 'no_card') return 'renewal_without_card';
  if (reason === 'vat_undetermined') return 'renewal_vat_undetermined';
  const template = reason === 'authentication_required' ? 'renewal_unconfirmed' : 'renewal_declined';
  return isRetried ? template : (`${template}_last` as const);
}
