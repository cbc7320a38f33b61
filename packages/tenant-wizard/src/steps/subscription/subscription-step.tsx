import { useTexts } from '@atrium/i18n';
import { usePriceList } from '../../api/price-list';
import { SectionForm } from '../../components/section-form/section-form';
import { tenantMessages } from '../../messages';
import { planMessages } from '../../plan-messages';
import { PaidPlan } from './paid-plan';
import { PlanCards } from './plan-cards';
import { useSubscriptionForm } from './use-subscription-form';

/** Section 6: the trial, or a paid plan with its quantities. */
export function SubscriptionStep() {
  const tenantText = useTexts(tenantMessages);
  const text = useTexts(planMessages);
  const form = useSubscriptionForm();
  const list = usePriceList();
  return (
    <SectionForm form={form} text={text('text')} title={tenantText('wizard.section.subscription')}>
      <PlanCards prices={list.data} />
      {form.form.values.plan === 'paid' && <PaidPlan list={list} />}
    </SectionForm>
  );
}
