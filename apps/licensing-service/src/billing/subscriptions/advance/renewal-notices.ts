import { formatIsoDay, portalPaths } from '../../../platform';
import { costOfPeriod } from '../../bills/cost-of-period';
import { formatMoney } from '../../invoices/document/format-values';
import { renewedSelection } from '../../payments/renewals/renewed-selection';
import { isVatRefused } from '../../quotes/is-vat-refused';
import { pricePlan } from '../../quotes/quote.service';
import { lastPaidPeriod } from '../subscribed';
import { daysToRenewal, noticeAt } from './days-left';
import { type DueSubscription, notifyOwners, type Outcome } from './due-subscription';

/** Announces the renewal of a year; that of a month only if it costs another amount than the running period. */
export async function announceRenewal(due: DueSubscription): Promise<Outcome> {
  const { now, periods } = due;
  const tenantId = due.tenant.id;
  const last = lastPaidPeriod(due);
  const selection = renewedSelection(due, due.used);
  if (last === null || selection === null || (await isVatRefused(due, tenantId))) return 'unchanged';
  const { inputs, priced } = await pricePlan(due, { tenantId, selection, isRenewal: true });
  const { total } = priced.settled;
  const before = costOfPeriod(periods, last, inputs.documents);
  const { cycle } = last.selection;
  if (cycle === 'monthly' && total === before) return 'unchanged';
  return notifyOwners(due, {
    template: cycle === 'monthly' ? 'upcoming_renewal_changed' : 'upcoming_renewal',
    values: { day: formatIsoDay(last.to), amount: formatMoney(total), before: formatMoney(before) },
    onceKey: `renewal:${tenantId}:${last.to}:${noticeAt(cycle, daysToRenewal(due, now))}`,
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
