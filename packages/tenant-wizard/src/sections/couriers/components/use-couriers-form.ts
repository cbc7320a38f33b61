import { courierSecrets } from '@atrium/api-client/contract/couriers';
import { useMemo } from 'react';
import { useSectionForm } from '../../form/components/use-section-form';
import { useWizard } from '../../form/components/use-wizard';
import { couriersMessages } from '../messages';
import { hasInvalidWeight, toCouriersInput, toCouriersValues } from '../model/courier-values';
import { hasSecretIn } from '../../form/model/has-secret-in';
import { couriersFields } from '../model/couriers-fields';
import { couriersSchema } from '../model/couriers-form.schema';

export function useCouriersForm() {
  const { tenant } = useWizard();
  const { couriers } = tenant.sections;
  const schema = useMemo(() => couriersSchema(hasSecretIn(couriers)), [couriers]);
  return useSectionForm({
    section: 'couriers',
    messages: couriersMessages,
    fields: couriersFields,
    toValues: toCouriersValues,
    schema,
    toInput: toCouriersInput,
    secrets: courierSecrets,
    holdsBack: hasInvalidWeight,
  });
}
