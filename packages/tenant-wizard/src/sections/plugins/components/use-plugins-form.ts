import { useMemo } from 'react';
import { useSectionForm } from '../../form/components/use-section-form';
import { useWizard } from '../../form/components/use-wizard';
import { toPluginsInput, toPluginsValues } from '../model/plugin-values';
import { hasSecretIn } from '../../form/model/has-secret-in';
import { pluginsMessages } from '../messages';
import { pluginsFields } from '../model/plugins-fields';
import { pluginsSchema } from '../model/plugins.schema';

const secrets = ['newsletter.api_key', 'business_data.password', 'mailbox.password'];

export function usePluginsForm() {
  const { tenant } = useWizard();
  const { plugins } = tenant.sections;
  const schema = useMemo(() => pluginsSchema(hasSecretIn(plugins)), [plugins]);
  return useSectionForm({
    section: 'plugins',
    messages: pluginsMessages,
    fields: pluginsFields,
    toValues: toPluginsValues,
    schema,
    toInput: toPluginsInput,
    secrets,
  });
}
