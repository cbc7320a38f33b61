import { isNewsletterKey, type PluginsDraft, type PluginsInput } from '@atrium/api-client/contract';
import type { SetupDependencies } from '../dependencies';
import { callNewsletter } from '../plugins/newsletter';
import { mailboxStages, probeMailbox } from '../plugins/probe-mailbox';
import {
  isSameMailbox,
  isSameProvider,
  mailboxProblems,
  mailboxTest,
  newsletterProblems,
  newsletterTest,
  pluginsSection,
} from '../plugins/plugins.section';
import { probeVendor, vendorStages } from './probe-vendor';
import type { FormConnection } from './test-form-connection.service';

export function newsletterConnection(
  { settings }: Pick<SetupDependencies, 'settings'>,
  { api_key: enteredSecret, ...newsletter }: NonNullable<PluginsInput['newsletter']>,
): FormConnection<PluginsDraft> {
  const form = { newsletter };
  const provider = newsletter.provider ?? 'mailchimp';
  return {
    section: pluginsSection,
    testable: newsletterTest,
    form,
    enteredSecret,
    matchesSaved: (saved) => isSameProvider(saved, form),
    problems: (hasKey, key) => [
      ...newsletterProblems(form, hasKey),
      ...(hasKey && newsletter.provider && !isNewsletterKey(provider, key)
        ? ([['newsletter.api_key', 'api_key_invalid']] as const)
        : []),
    ],
    mismatchedSecret: 'api_key_for_other_provider',
    stages: vendorStages,
    probe: (apiKey) => probeVendor((call) => callNewsletter(settings.vendors, { provider, apiKey }, call)),
  };
}

export function mailboxConnection(
  { connections }: Pick<SetupDependencies, 'connections'>,
  { password: enteredSecret, ...mailbox }: NonNullable<PluginsInput['mailbox']>,
): FormConnection<PluginsDraft> {
  const form = { mailbox };
  return {
    section: pluginsSection,
    testable: mailboxTest,
    form,
    enteredSecret,
    matchesSaved: (saved) => isSameMailbox(saved.mailbox, mailbox),
    problems: (hasPassword) => mailboxProblems(form, hasPassword),
    mismatchedSecret: 'password_for_other_server',
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
