import { useSectionForm } from '../../form/components/use-section-form';
import { useWizard } from '../../form/components/use-wizard';
import { hasInvalidQuantity } from '../model/plan-values';
import { toSubscriptionInput, toSubscriptionValues } from '../model/subscription-values';
import { planMessages } from '../messages';
import { subscriptionFields } from '../model/subscription-fields';
import { subscriptionSchema } from '../model/subscription.schema';

export function useSubscriptionForm() {
  const { tenant } = useWizard();
  return useSectionForm({
    section: 'subscription',
    messages: planMessages,
    fields: subscriptionFields,
    toValues: (data) => toSubscriptionValues(data, tenant),
    schema: subscriptionSchema,
    toInput: toSubscriptionInput,
    holdsBack: (values) => values.hasQuantities && hasInvalidQuantity(values),
  });
}
