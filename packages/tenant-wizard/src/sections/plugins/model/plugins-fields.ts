import type { SectionField } from '../../form/model/section-field';

/** The fields in the order of the screen, each with the keys of its label and its plugin. */
export const pluginsFields = [
  { path: 'newsletter.provider', label: 'provider', group: 'newsletter' },
  { path: 'newsletter.api_key', label: 'apiKey', group: 'newsletter' },
  { path: 'business_data.username', label: 'username', group: 'businessData' },
  { path: 'business_data.password', label: 'password', group: 'businessData' },
  { path: 'mailbox.host', label: 'host', group: 'mailbox' },
  { path: 'mailbox.port', label: 'port', group: 'mailbox' },
  { path: 'mailbox.username', label: 'mailboxUsername', group: 'mailbox' },
  { path: 'mailbox.password', label: 'password', group: 'mailbox' },
] as const satisfies readonly SectionField[];
