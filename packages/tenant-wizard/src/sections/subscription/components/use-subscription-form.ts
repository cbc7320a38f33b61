import { useSectionForm } from '../../form/components/use-section-form';
import { useWizard } from '../../form/components/use-wizard';
import { hasInvalidQuantity } from '../model/plan-values';
import { toSubscriptionInput, toSubscriptionValues } from '../model/subscription-values';
import { planMessages } from '../messages';
import { subscriptionFields } from '../model/subscription-fields';
import { subscriptionSchema } from '../model/subscription.schema';

export function useSubscriptionForm() {
  const { tenant, savers } = useWizard();
  const { data } = tenant.sections.subscription;
  return useSectionForm({
    section: 'subscription',
    messages: planMessages,
    fields: subscriptionFields,
    initialValues: toSubscriptionValues({ ...data, ...savers.subscription.unsaved() }, tenant),
    schema: subscriptionSchema,
    toInput: toSubscriptionInput,
    holdsBack: (values) => values.hasQuantities && hasInvalidQuantity(values),
  });
}
