import type { NewsletterProvider, PluginsDraft, PluginsInput } from '@atrium/api-client/contract';
import { imapPort } from '../../connection-test/model/mailbox-providers';
import { isNewsletterProvider } from './newsletter-providers';
import { orNull } from '../../form/model/or-null';

/** The form's values; all fields are strings. */
export interface PluginsValues {
  newsletter: { provider: string; api_key: string };
  business_data: { username: string; password: string };
  mailbox: { host: string; port: string; username: string; password: string };
}

export function toPluginsValues({ newsletter, business_data: data, mailbox }: PluginsDraft): PluginsValues {
  return {
    newsletter: { provider: newsletter?.provider ?? '', api_key: '' },
    business_data: { username: data?.username ?? '', password: '' },
    mailbox: {
      host: mailbox?.host ?? '',
      port: mailbox?.port ?? imapPort,
      username: mailbox?.username ?? '',
      password: '',
    },
  };
}

/** Provider of a select; null for none. */
export const toNewsletterProvider = (value: string): NewsletterProvider | null =>
  isNewsletterProvider(value) ? value : null;

/** The request body; contains secrets only on request. */
export function toPluginsInput(
  { newsletter, business_data: data, mailbox }: PluginsValues,
  { withSecrets = false } = {},
): PluginsInput {
  const password = (typed: string) => (withSecrets && typed !== '' ? { password: typed } : {});
  const apiKey = newsletter.api_key.trim();
  return {
    newsletter: {
      provider: toNewsletterProvider(newsletter.provider),
      ...(withSecrets && apiKey !== '' ? { api_key: apiKey } : {}),
    },
    business_data: { username: orNull(data.username), ...password(data.password) },
    mailbox: {
      host: orNull(mailbox.host.toLowerCase()),
      port: orNull(mailbox.port),
      username: orNull(mailbox.username),
      ...password(mailbox.password),
    },
  };
}
