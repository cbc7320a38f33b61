import type { SubscriptionDraft, Tenant } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { PlanPriceCard } from '../../sections/subscription/components/plan-price-card';
import { usePlanPrice } from '../../sections/subscription/components/use-plan-price';
import { canChangeDraft, canCreate } from '../../tenant/model/draft-permissions';
import { toPlanValues } from '../../sections/subscription/model/plan-values';
import { paths } from '../../paths';
import { planMessages } from '../../sections/subscription/messages';

interface PaidProps {
  tenant: Tenant;
  plan: SubscriptionDraft;
}

const money = (cents: number) => formatMoney(cents, 'EUR');

/** The amount due and the price per period in one line, for phones. */
export function PaidBar({ tenant, plan }: PaidProps) {
  const text = useTexts(planMessages);
  const values = toPlanValues(plan, tenant);
  const { price } = usePlanPrice(tenant, values, { canQuote: canCreate(tenant) });
  const due = price?.amount_due ?? null;
  const total = price?.total ?? price?.net ?? null;
  return (
    <>
      <span className="plan-bar__due">
        <span className="plan-bar__words">{text('sum.now')}</span>
        <strong>{due === null ? '–' : money(due)}</strong>
      </span>
      {total !== null && (
        <span className="plan-bar__period">{text(`a.${values.cycle}`, { amount: money(total) })}</span>
      )}
    </>
  );
}

export function PaidTotal({ tenant, plan, title }: PaidProps & { title: string }) {
  const values = toPlanValues(plan, tenant);
  const shown = usePlanPrice(tenant, values, { canQuote: canCreate(tenant) });
  const vatHref = paths.section.href(tenant.id, 'application', { field: 'address.vat_number' });
  return (
    <PlanPriceCard
      cycle={values.cycle}
      mayBeginLater
      shown={shown}
      title={title}
      vatHref={canChangeDraft(tenant) ? vatHref : null}
    />
  );
}
