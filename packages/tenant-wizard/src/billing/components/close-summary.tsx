import type { Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { useBilling } from '../../sections/payment/api/get-billing';
import { isOrdered, isOwed, isReceived } from '../../sections/payment/model/payment-state';
import { planState } from '../../sections/payment/model/plan-state';
import { billingMessages } from '../messages';

/** Explains what happens to the paid period, the credit and a pending transfer when a company CRM is closed. */
export function CloseSummary({ tenant }: { readonly tenant: Tenant }) {
  const text = useTexts(billingMessages);
  const { data } = useBilling(tenant.id);
  if (data === undefined) return tenant.subscription === null && <p>{text('closing.unknown')}</p>;

  const { subscription } = data;
  const owed = data.payments.filter(isOwed);
  const ordered = data.payments.filter((payment) => isOrdered(payment) && !isReceived(payment));
  const credit = owed.reduce((left, { received }) => left - received, data.credit);
  const period = subscription !== null && planState(subscription) === 'active' ? subscription.period : null;
  return (
    <>
      {period !== null && <p>{text('closing.period', { date: formatBillingDay(period.end) })}</p>}
      {credit > 0 && <p>{text('closing.credit', { amount: formatMoney(credit, 'EUR') })}</p>}
      {ordered.map(({ id, proforma, received }) => (
        <p key={id}>
          {text(received > 0 ? 'closing.transferInPart' : 'closing.transfer', { number: proforma?.number ?? '' })}
        </p>
      ))}
      {owed.map(({ id, amount, received }) => (
        <p key={id}>{text('closing.owed', { amount: formatMoney(amount - received, 'EUR') })}</p>
      ))}
    </>
  );
}
