import { isNewsletterKey, type PluginsDraft, type PluginsInput } from '@atrium/api-client/contract';
import type { SetupDependencies } from '../dependencies';
import { callNewsletter } from '../plugins/newsletter';
import { mailboxStages, probeMailbox } from '../plugins/probe-mailbox';
import {
  entersSameMailbox,
  isSameProvider,
  mailboxProblems,
  mailboxTest,
  newsletterProblems,
  newsletterTest,
  pluginsSection,
} from '../plugins/plugins.section';
import { probeVendor, vendorStages } from './probe-vendor';
import type { ShownConnection } from './test-shown.service';

/** The newsletter provider that a form shows. */
export function newsletterConnection(
  { settings }: Pick<SetupDependencies, 'settings'>,
  { api_key: typed, ...newsletter }: NonNullable<PluginsInput['newsletter']>,
): ShownConnection<PluginsDraft> {
  const shown = { newsletter };
  const provider = newsletter.provider ?? 'mailchimp';
  return {
    section: pluginsSection,
    tested: newsletterTest,
    shown,
    typed,
    isOfShown: (kept) => isSameProvider(kept, shown),
    problems: (hasKey, key) => [
      ...newsletterProblems(shown, hasKey),
      ...(hasKey && newsletter.provider && !isNewsletterKey(provider, key)
        ? ([['newsletter.api_key', 'api_key_invalid']] as const)
        : []),
    ],
    otherSecret: 'api_key_for_other_provider',
    stages: vendorStages,
    probe: (apiKey) => probeVendor((call) => callNewsletter(settings.vendors, { provider, apiKey }, call)),
  };
}

/** The mailbox that a form shows. */
export function mailboxConnection(
  { connections }: Pick<SetupDependencies, 'connections'>,
  { password: typed, ...mailbox }: NonNullable<PluginsInput['mailbox']>,
): ShownConnection<PluginsDraft> {
  const shown = { mailbox };
  return {
    section: pluginsSection,
    tested: mailboxTest,
    shown,
    typed,
    isOfShown: (kept) => entersSameMailbox(kept.mailbox, mailbox),
    problems: (hasPassword) => mailboxProblems(shown, hasPassword),
    otherSecret: 'password_for_other_server',
    stages: mailboxStages,
    probe: (password) =>
      probeMailbox(connections, {
        host: mailbox.host ?? '',
        port: Number(mailbox.port),
        username: mailbox.username ?? '',
        password,
      }),
  };
}
