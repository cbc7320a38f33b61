import type { PluginsDraft, Tenant } from '@atrium/api-client/contract';
import { sampleDraft } from './sample-tenants';

const setAt = '2026-11-21T09:31:00.000Z';

/** A draft with Mailchimp, a Google mailbox, and business data without a password. */
export function draftWithPlugins(change: PluginsDraft = {}): Tenant {
  const { sections } = sampleDraft();
  const data: PluginsDraft = {
    newsletter: { provider: 'mailchimp' },
    business_data: { username: 'azman' },
    mailbox: { host: 'imap.gmail.com', port: '993', username: 'info@azman.example' },
    ...change,
  };
  const secrets = {
    ...sections.plugins.secrets,
    'newsletter.api_key': { set: true, updated_at: setAt },
    'mailbox.password': { set: true, updated_at: setAt },
  };
  return sampleDraft({ sections: { ...sections, plugins: { ...sections.plugins, data, secrets } } });
}
