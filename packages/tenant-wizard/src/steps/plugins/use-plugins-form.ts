import { useMemo } from 'react';
import { useSectionForm } from '../../components/section-form/use-section-form';
import { useWizard } from '../../components/use-wizard';
import { toPluginsInput, toPluginsValues } from '../../model/plugin-values';
import { hasSecretIn } from '../../model/secrets-of';
import { pluginsMessages } from '../../plugins-messages';
import { pluginsFields } from './plugins-fields';
import { pluginsSchema } from './plugins.schema';

const secrets = ['newsletter.api_key', 'business_data.password', 'mailbox.password'];

/** The form of Plugins. */
export function usePluginsForm() {
  const { tenant, savers } = useWizard();
  const { plugins } = tenant.sections;
  const schema = useMemo(() => pluginsSchema(hasSecretIn(plugins)), [plugins]);
  return useSectionForm({
    section: 'plugins',
    messages: pluginsMessages,
    fields: pluginsFields,
    initialValues: toPluginsValues({ ...plugins.data, ...savers.plugins.unsaved() }),
    schema,
    toInput: toPluginsInput,
    secrets,
  });
}
