import { useMemo } from 'react';
import { useSectionForm } from '../../components/section-form/use-section-form';
import { useWizard } from '../../components/use-wizard';
import { dataProviderMessages } from '../../data-provider-messages';
import { toDataProviderInput, toDataProviderValues, type DataProviderValues } from '../../model/data-provider-values';
import { dataProviderSchema } from './data-provider.schema';
import { dataProviderFields } from './data-provider-fields';

/** The form of Data provider. */
export function useDataProviderForm() {
  const { tenant, savers } = useWizard();
  const { data, secrets } = tenant.sections.data_provider;
  const schema = useMemo(() => dataProviderSchema({ passwordSet: secrets.password.set }), [secrets.password.set]);
  return useSectionForm({
    section: 'data_provider',
    messages: dataProviderMessages,
    fields: dataProviderFields,
    initialValues: toDataProviderValues({ ...data, ...savers.data_provider.unsaved() }),
    schema,
    toInput: (values: DataProviderValues, { withSecrets }) =>
      toDataProviderInput(values, { withPassword: withSecrets }),
    secrets: ['password'],
  });
}
