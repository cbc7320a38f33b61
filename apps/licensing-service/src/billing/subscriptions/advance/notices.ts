import { formatIsoDay, portalPaths } from '../../../platform';
import { costOfPeriod } from '../../bills/books';
import { formatMoney } from '../../invoices/document/invoice-texts';
import { formatDay } from '../../periods/days';
import { renewedSelection } from '../../payments/renewals/renewed-selection';
import { priceSelection } from '../../quotes/price-selection';
import { findQuoteInputs, isVatRefused } from '../../quotes/quote-inputs';
import { lastPaidPeriod } from '../subscribed';
import { readOnlyAfter, stateOfSubscription } from '../subscription-state';
import { sendSubscriptionMails, type SubscriptionMail, type SubscriptionTemplate } from '../subscription-mails';
import { daysOfTrial, daysToRenewal, type DueSubscription, noticeAt, type Outcome, requestDays } from './due-steps';

/** Sends an e-mail to the owners, once. */
async function notifyOwners<T extends SubscriptionTemplate>(
  due: DueSubscription,
  mail: SubscriptionMail<T>,
): Promise<Outcome> {
  await sendSubscriptionMails(due, due.tenant.id, mail);
  return 'unchanged';
}

/** Reminds the owners that their trial ends. */
export function remindOfTrial(due: DueSubscription): Promise<Outcome> {
  const count = daysOfTrial(due, due.now) ?? 0;
  const onceKey = `trial:${due.tenant.id}:${noticeAt('trial', count)}`;
  return notifyOwners(due, { template: 'trial_ending', values: { count }, onceKey });
}

/** Reminds the owners of an unpaid company CRM that it becomes read-only. */
export const remindOfReadOnly = (due: DueSubscription): Promise<Outcome> => notifyUnpaid(due, 'reminder');

/** Notifies the owners that their company CRM became read-only, unless they cancelled its subscription. */
export async function notifyReadOnly(due: DueSubscription): Promise<void> {
  const state = stateOfSubscription(due.subscription, due.now);
  if (state === 'unpaid') await notifyUnpaid(due, 'read_only');
  const onceKey = `trial:${due.tenant.id}:ended`;
  if (state === 'trial_ended') await notifyOwners(due, { template: 'trial_ended', values: {}, onceKey });
}

function notifyUnpaid(due: DueSubscription, notice: 'reminder' | 'read_only'): Promise<Outcome> {
  const template = `${due.subscription.overdueSince === null ? 'correction' : 'unpaid'}_${notice}` as const;
  const at = readOnlyAfter(due.subscription, due.now) ?? due.now;
  const onceKey = `${template}:${due.tenant.id}:${at.getTime()}`;
  return notifyOwners(due, { template, values: { day: formatDay(at) }, onceKey });
}

/** Announces the renewal of a year; that of a month only if it costs another amount than the running period. */
export async function announceRenewal(due: DueSubscription): Promise<Outcome> {
  const { now, periods } = due;
  const tenantId = due.tenant.id;
  const last = lastPaidPeriod(due);
  const selection = renewedSelection(due, due.used);
  if (last === null || selection === null) return 'unchanged';
  const inputs = await findQuoteInputs(due, tenantId);
  if (inputs.decision.kind === 'refused') return 'unchanged';
  const { total, amount_due: toPay } = priceSelection(inputs, { selection, at: now, isRenewal: true }).settled;
  const before = costOfPeriod(periods, last, inputs.documents);
  const { cycle } = last.selection;
  if (cycle === 'monthly' && total === before) return 'unchanged';
  const days = daysToRenewal(due, now) ?? 0;
  const requested = days > requestDays ? 'upcoming_renewal' : 'upcoming_renewal_requested';
  const yearly = toPay === 0 ? 'upcoming_renewal_covered' : requested;
  const monthly = toPay === 0 ? 'upcoming_renewal_changed_covered' : 'upcoming_renewal_changed';
  return notifyOwners(due, {
    template: cycle === 'monthly' ? monthly : yearly,
    values: { day: formatIsoDay(last.to), amount: formatMoney(total), before: formatMoney(before) },
    onceKey: `renewal:${tenantId}:${last.to}:${noticeAt(cycle, days)}`,
  });
}

/** Warns the owners that their plan cannot renew, since its VAT cannot be decided. */
export async function warnOfVat(due: DueSubscription): Promise<Outcome> {
  const tenantId = due.tenant.id;
  const last = lastPaidPeriod(due);
  if (last === null || !(await isVatRefused(due, tenantId))) return 'unchanged';
  return notifyOwners(due, {
    template: 'upcoming_renewal_vat_undetermined',
    values: { day: formatIsoDay(last.to) },
    path: portalPaths.companyVat(tenantId),
    onceKey: `renewal:${tenantId}:${last.to}:vat`,
  });
}
