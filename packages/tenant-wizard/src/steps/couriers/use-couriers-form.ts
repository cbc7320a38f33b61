import { useMemo } from 'react';
import { useSectionForm } from '../../components/section-form/use-section-form';
import { useWizard } from '../../components/use-wizard';
import { couriersMessages } from '../../couriers-messages';
import { holdsBackWeight, toCouriersInput, toCouriersValues } from '../../model/courier-values';
import { hasSecretIn } from '../../model/secrets-of';
import { couriersFields } from './couriers-fields';
import { couriersSchema } from './couriers.schema';

const secrets = ['posta_slovenije.password', 'gls.password', 'dpd.password'];

/** The form of Couriers. */
export function useCouriersForm() {
  const { tenant, savers } = useWizard();
  const { couriers } = tenant.sections;
  const schema = useMemo(() => couriersSchema(hasSecretIn(couriers)), [couriers]);
  return useSectionForm({
    section: 'couriers',
    messages: couriersMessages,
    fields: couriersFields,
    initialValues: toCouriersValues({ ...couriers.data, ...savers.couriers.unsaved() }),
    schema,
    toInput: toCouriersInput,
    secrets,
    holdsBack: holdsBackWeight,
  });
}
