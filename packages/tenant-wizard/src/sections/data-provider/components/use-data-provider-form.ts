import { useMemo } from 'react';
import { useSectionForm } from '../../form/components/use-section-form';
import { useWizard } from '../../form/components/use-wizard';
import { dataProviderMessages } from '../messages';
import { toDataProviderInput, toDataProviderValues, type DataProviderValues } from '../model/data-provider-values';
import { dataProviderSchema } from '../model/data-provider.schema';
import { dataProviderFields } from '../model/data-provider-fields';

export function useDataProviderForm() {
  const { tenant } = useWizard();
  const { secrets } = tenant.sections.data_provider;
  const schema = useMemo(() => dataProviderSchema({ passwordSet: secrets.password.set }), [secrets.password.set]);
  return useSectionForm({
    section: 'data_provider',
    messages: dataProviderMessages,
    fields: dataProviderFields,
    toValues: toDataProviderValues,
    schema,
    toInput: (values: DataProviderValues, { withSecrets }) =>
      toDataProviderInput(values, { withPassword: withSecrets }),
    secrets: ['password'],
  });
}
