import { useTexts } from '@atrium/i18n';
import { AccountTest } from '../../connection-test/components/account-test';
import { SecretField } from '../../form/components/secret-field';
import { useSectionFields } from '../../form/components/section-form-context';
import { SectionSelectField } from '../../form/components/section-select-field';
import { newsletterProviderNames } from '../model/newsletter-providers';
import { toNewsletterProvider, toPluginsInput, type PluginsValues } from '../model/plugin-values';
import { pluginsMessages } from '../messages';

export function NewsletterFields() {
  const text = useTexts(pluginsMessages);
  const { form } = useSectionFields<PluginsValues>();
  const { newsletter = {} } = toPluginsInput(form.values, { withSecrets: true });
  const provider = toNewsletterProvider(form.values.newsletter.provider);
  return (
    <>
      <SectionSelectField
        label={text('provider')}
        name="newsletter.provider"
        options={Object.entries(newsletterProviderNames).map(([value, label]) => ({ value, label }))}
        placeholder={text('noProvider')}
        required={false}
      />
      {provider !== null && (
        <>
          <SecretField
            hint={text(`apiKeyHint.${provider}`)}
            label={text('apiKey')}
            name="newsletter.api_key"
            setHint={text('apiKeySetHint')}
          />
          <AccountTest
            body={{ newsletter }}
            fields={['newsletter.provider', 'newsletter.api_key']}
            name="newsletter"
            secret="newsletter.api_key"
            section="plugins"
            stages={['name', 'tcp', 'tls', 'login']}
            target={{ provider: newsletterProviderNames[provider] }}
          />
        </>
      )}
    </>
  );
}
