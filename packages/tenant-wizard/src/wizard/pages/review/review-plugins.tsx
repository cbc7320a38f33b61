import { useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { useWizard } from '../../../sections/form/components/use-wizard';
import { newsletterProviderNames } from '../../../sections/plugins/model/newsletter-providers';
import { pluginsMessages } from '../../../sections/plugins/messages';

/** The plugins with data, without their secrets. */
export function ReviewPlugins() {
  const text = useTexts(pluginsMessages);
  const { tenant } = useWizard();
  const { data, secrets } = tenant.sections.plugins;
  const { newsletter, business_data: businessData, mailbox } = data;
  const plugins = [
    {
      id: 'newsletter',
      term: text('newsletter'),
      entered: newsletter?.provider && newsletterProviderNames[newsletter.provider],
      complete: secrets['newsletter.api_key'].set,
    },
    {
      id: 'business_data',
      term: text('businessData'),
      entered: businessData?.username,
      complete: secrets['business_data.password'].set,
    },
    {
      id: 'mailbox',
      term: text('mailbox'),
      entered: [mailbox?.username, mailbox?.host].filter(Boolean).join(', '),
      complete: Boolean(mailbox?.host && mailbox.username) && secrets['mailbox.password'].set,
    },
  ].filter(({ entered, complete }) => Boolean(entered) || complete);
  return (
    <DefinitionList
      items={plugins.map(({ id, term, entered, complete }) => ({
        id,
        term,
        value: entered && complete ? entered : text('review.incomplete'),
      }))}
    />
  );
}
