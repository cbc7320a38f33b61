import { useTexts } from '@atrium/i18n';
import { usePriceList } from '../api/price-list';
import { SectionForm } from '../../form/components/section-form';
import { tenantMessages } from '../../../tenant/messages';
import { planMessages } from '../messages';
import { PaidPlan } from '../components/paid-plan';
import { PlanCards } from '../components/plan-cards';
import { useSubscriptionForm } from '../components/use-subscription-form';

/** Section 6: the trial, or a paid plan with its quantities. */
export function SubscriptionStep() {
  const tenantText = useTexts(tenantMessages);
  const text = useTexts(planMessages);
  const form = useSubscriptionForm();
  const list = usePriceList();
  return (
    <SectionForm form={form} text={text('text')} title={tenantText('section.subscription')}>
      <PlanCards prices={list.data} />
      {form.form.values.plan === 'paid' && <PaidPlan list={list} />}
    </SectionForm>
  );
}
