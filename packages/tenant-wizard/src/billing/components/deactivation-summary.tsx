import type { Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { useBilling } from '../../sections/payment/api/get-billing';
import { planState } from '../../sections/payment/model/plan-state';
import { billingMessages } from '../messages';

/** Explains the continuing costs of an inactive company CRM. */
export function DeactivationSummary({ tenant }: { readonly tenant: Tenant }) {
  const text = useTexts(billingMessages);
  const { data, isError } = useBilling(tenant.id);
  const next = data?.subscription?.next_invoice ?? null;

  if (tenant.subscription !== null)
    return <p>{text(tenant.subscription.expired ? 'inactive.trialEnded' : 'inactive.trial')}</p>;
  if (next !== null) {
    return (
      <p>{text('inactive.renews', { date: formatBillingDay(next.on), amount: formatMoney(next.total, 'EUR') })}</p>
    );
  }
  if (data === undefined) return isError && <p>{text('inactive.unknown')}</p>;
  const { subscription } = data;
  if (subscription === null || subscription.cancels) return null;
  const state = planState(subscription);
  if (state === 'cancelled') return null;
  const isUnpaid = state === 'unpaid' || (state === 'overdue' && subscription.period === null);
  return <p>{text(isUnpaid ? 'inactive.unpaid' : 'inactive.goesOn')}</p>;
}
