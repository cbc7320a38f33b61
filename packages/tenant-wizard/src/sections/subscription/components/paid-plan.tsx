import { isApiError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import type { usePriceList } from '../api/price-list';
import { PlanChoice } from './plan-choice';
import { usePlanPrice } from './use-plan-price';
import { VatNote } from './vat-note';
import { useSectionFields } from '../../form/components/section-form-context';
import { useWizard } from '../../form/components/use-wizard';
import { canCreate } from '../../../tenant/model/draft-permissions';
import type { SubscriptionValues } from '../model/subscription-values';
import { paths } from '../../../paths';
import { planMessages } from '../messages';

/** Quantities of a paid plan and the reason for its VAT. */
export function PaidPlan({ list }: { list: ReturnType<typeof usePriceList> }) {
  const text = useTexts(planMessages);
  const { tenant } = useWizard();
  const { form, errorOf } = useSectionFields<SubscriptionValues>();
  const shown = usePlanPrice(tenant, form.values, { canQuote: canCreate(tenant) });
  return (
    <>
      {list.isError && (
        <Banner
          action={
            <Button busy={list.isFetching} onClick={() => void list.refetch()} size="s">
              {text('retry')}
            </Button>
          }
          role="alert"
          title={text('prices.failed')}
          tone="danger"
        >
          {isApiError(list.error) && list.error.requestId}
        </Banner>
      )}
      <PlanChoice
        errorOf={errorOf}
        onChange={(change) => void form.setValues({ ...form.values, ...change })}
        onLeave={(name) => void form.setFieldTouched(name)}
        prices={list.data}
        values={form.values}
      />
      <VatNote
        shown={shown}
        tenant={tenant}
        vatHref={paths.section.href(tenant.id, 'application', { field: 'address.vat_number' })}
      />
    </>
  );
}
