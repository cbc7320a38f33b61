import type { Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { useBilling } from '../../sections/payment/api/get-billing';
import { billingMessages } from '../messages';
import { isTransferPending } from './transfer-banner';

/** What becomes of the money when a company CRM is closed: the rest of its period, its credit, and a transfer on its way. */
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
