import type { Tenant } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Banner, ButtonLink } from '@atrium/ui-kit';
import { useBilling } from '../../sections/payment/api/get-billing';
import { billingMessages } from '../messages';
import { paths } from '../../paths';

interface AccountCreditProps {
  readonly tenant: Tenant;
  /** Shows a link to Billing. */
  readonly hasLink?: boolean;
}

/** Explains what happens to the account credit of a closed company CRM. */
export function AccountCredit({ tenant, hasLink = false }: AccountCreditProps) {
  const text = useTexts(billingMessages);
  const { data } = useBilling(tenant.id);
  const credit = data === undefined ? 0 : data.credit - data.credit_reserved;
  if (credit <= 0) return null;
  return (
    <Banner
      action={
        hasLink && (
          <ButtonLink href={paths.billing.href(tenant.id)} size="s">
            {text('title')}
          </ButtonLink>
        )
      }
      title={text('closed.credit', { amount: formatMoney(credit, 'EUR') })}
      tone="info"
    >
      {text('closed.sentBack')}
    </Banner>
  );
}
