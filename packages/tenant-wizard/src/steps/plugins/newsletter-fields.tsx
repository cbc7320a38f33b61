import { useTexts } from '@atrium/i18n';
import { SelectField } from '@atrium/ui-kit';
import { AccountTest } from '../../components/connection-test/account-test';
import { SecretField } from '../../components/section-form/secret-field';
import { useSectionFields } from '../../components/section-form/section-form-context';
import {
  newsletterProviders,
  toNewsletterProvider,
  toPluginsInput,
  type PluginsValues,
} from '../../model/plugin-values';
import { pluginsMessages } from '../../plugins-messages';

/** The newsletter provider and its key. */
export function NewsletterFields() {
  const text = useTexts(pluginsMessages);
  const { form, errorOf } = useSectionFields<PluginsValues>();
  const { newsletter = {} } = toPluginsInput(form.values, { withSecrets: true });
  const provider = toNewsletterProvider(form.values.newsletter.provider);
  return (
    <>
      <SelectField
        {...form.getFieldProps('newsletter.provider')}
        error={errorOf('newsletter.provider')}
        label={text('provider')}
        options={newsletterProviders.map((value) => ({ value, label: text(`providerName.${value}`) }))}
        placeholder={text('noProvider')}
      />
      {provider !== null && (
        <>
          <SecretField hint={text(`apiKeyHint.${provider}`)} label={text('apiKey')} name="newsletter.api_key" />
          <AccountTest
            body={{ newsletter }}
            fields={['newsletter.provider', 'newsletter.api_key']}
            name="newsletter"
            secret="newsletter.api_key"
            section="plugins"
            stages={['name', 'tcp', 'tls', 'login']}
            target={{ provider: text(`providerName.${provider}`) }}
          />
        </>
      )}
    </>
  );
}
