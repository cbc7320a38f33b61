import { useTexts } from '@atrium/i18n';
import { Skeleton, TextLink } from '@atrium/ui-kit';
import { usePaymentMethods } from '../../sections/payment/api/payment-methods';
import { billingMessages } from '../messages';
import { formatExpiry } from '../../sections/payment/model/card-values';
import { paths } from '../../paths';
import { paymentMessages } from '../../sections/payment/messages';
import { CardBrand } from '../../sections/payment/components/card-brand';

/** The card that renewals charge, with a link to change it. */
export function DefaultMethod({ tenantId }: { readonly tenantId: string }) {
  const text = useTexts(billingMessages);
  const pay = useTexts(paymentMessages);
  const { data, isPending } = usePaymentMethods(tenantId);
  const method = data?.data.find(({ is_chargeable: isChargeable }) => isChargeable);
  if (isPending) return <Skeleton width="half" />;
  return (
    <div className="default-method">
      {method === undefined ? (
        <span className="details__note">{text('noCard')}</span>
      ) : (
        <span className="default-method__card">
          <CardBrand brand={method.brand} />
          {pay('ends', { last4: method.last4, expiry: formatExpiry(method.exp_month, method.exp_year) })}
        </span>
      )}
      <TextLink href={paths.billing.href(tenantId, 'methods')}>
        {text(method === undefined ? 'addCard' : 'changeCard')}
      </TextLink>
    </div>
  );
}
