import type { Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { useBilling } from '../../sections/payment/api/get-billing';
import { billingMessages } from '../messages';
import { isTransferPending } from './transfer-banner';

/** Explains what happens to the paid period, the credit and a pending transfer when a company CRM is closed. */
export function CloseSummary({ tenant }: { readonly tenant: Tenant }) {
  const text = useTexts(billingMessages);
  const { data } = useBilling(tenant.id);
  if (data === undefined) return tenant.subscription === null && <p>{text('closing.unknown')}</p>;

  const { subscription, credit } = data;
  const period = subscription?.state === 'active' ? subscription.period : null;
  return (
    <>
      {period !== null && <p>{text('closing.period', { date: formatDate(period.end) })}</p>}
      {credit > 0 && <p>{text('closing.credit', { amount: formatMoney(credit, 'EUR') })}</p>}
      {isTransferPending(data) && <p>{text('closing.transfer')}</p>}
    </>
  );
}
