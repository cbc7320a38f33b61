import type { Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { useBilling } from '../../sections/payment/api/get-billing';
import { isOrdered } from '../../sections/payment/model/payment-state';
import { planState } from '../../sections/payment/model/plan-state';
import { billingMessages } from '../messages';

/** Explains the continuing costs of an inactive company CRM. */
export function DeactivationSummary({ tenant }: { readonly tenant: Tenant }) {
  const text = useTexts(billingMessages);
  const { data, isError } = useBilling(tenant.id);

  if (tenant.subscription !== null)
    return <p>{text(tenant.subscription.expired ? 'inactive.trialEnded' : 'inactive.trial')}</p>;
  if (data === undefined) return isError && <p>{text('inactive.unknown')}</p>;
  const { subscription } = data;
  if (subscription === null || subscription.cancels) return null;
  const state = planState(subscription);
  if (state === 'cancelled') return null;
  const { period, next_invoice: next } = subscription;
  if (state === 'unpaid' || (state === 'overdue' && period === null)) return <p>{text('inactive.unpaid')}</p>;
  if (state === 'overdue') return <p>{text('inactive.overdue')}</p>;
  const isByTransfer = data.payments.some((payment) => isOrdered(payment) && payment.kind === 'renewal');
  if (isByTransfer && period !== null) {
    return <p>{text('inactive.renewsByTransfer', { date: formatBillingDay(period.end) })}</p>;
  }
  if (next === null) return <p>{text('inactive.goesOn')}</p>;
  return <p>{text('inactive.renews', { date: formatBillingDay(next.on), amount: formatMoney(next.total, 'EUR') })}</p>;
}
