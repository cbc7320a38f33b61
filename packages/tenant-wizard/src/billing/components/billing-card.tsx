import type { Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Card, Stack, TextLink, VisuallyHidden } from '@atrium/ui-kit';
import { useBilling } from '../../sections/payment/api/get-billing';
import { billingMessages } from '../messages';
import { paths } from '../../paths';
import { LoadFailure } from '../../tenant/components/load-failure';
import { BillingCardLines } from './billing-card-lines';
import { DefaultMethod } from './default-method';
import { PlanBadge, PlanFacts } from './plan-facts';
import { PlanLink } from './plan-link';

const newestInvoices = 2;

/** Plan, next invoice, default card and latest invoices, with a link to Billing. */
export function BillingCard({ tenant }: { readonly tenant: Tenant }) {
  const text = useTexts(billingMessages);
  const { data, error, isFetching, refetch } = useBilling(tenant.id);

  if (data === undefined) {
    return (
      <Card title={text('title')}>
        {error === null ? (
          <>
            <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
            <BillingCardLines />
          </>
        ) : (
          <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('loadFailed')} />
        )}
      </Card>
    );
  }

  const { subscription, allowed_actions: actions, invoices } = data;
  const isPaid = subscription !== null && subscription.selection !== null;
  const canChange = subscription !== null && actions.includes('change_plan');
  return (
    <Card
      actions={<PlanBadge subscription={subscription} />}
      footer={
        <div className="billing-card__foot">
          {invoices.length > 0 && (
            <>
              <p className="billing-card__label">{text('invoices')}</p>
              <ul className="billing-card__invoices">
                {invoices.slice(0, newestInvoices).map(({ id, issued_on: on, number, total }) => (
                  <li key={id}>
                    <span>
                      {formatDate(on)}, {number}
                    </span>
                    <span className="billing-card__amount">{formatMoney(total, 'EUR')}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <TextLink href={paths.billing.href(tenant.id)}>{text('all')}</TextLink>
        </div>
      }
      title={text('title')}
    >
      <Stack gap={5}>
        <PlanFacts billing={data} tenant={tenant} />
        {isPaid && actions.length > 0 && <DefaultMethod tenantId={tenant.id} />}
        {canChange && <PlanLink block subscription={subscription} tenantId={tenant.id} />}
      </Stack>
    </Card>
  );
}
