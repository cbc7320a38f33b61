import type { PluginsDraft } from '@atrium/api-client/contract';
import { checkHostName, checkPort } from '@atrium/validators';
import type { TestableConnection } from '../connections/testable-connection';
import { required, wellFormed } from '../sections/field-rules';
import type { FieldVerdict, Section } from '../sections/section';

type Mailbox = NonNullable<PluginsDraft['mailbox']>;

const newsletterKey = 'newsletter.api_key';
const businessDataPassword = 'business_data.password';
const mailboxPassword = 'mailbox.password';

export const newsletterTest: TestableConnection<PluginsDraft> = {
  connection: 'newsletter',
  secret: newsletterKey,
  settings: ({ newsletter: { provider = null } = {} }) => ({ provider }),
};

export const mailboxTest: TestableConnection<PluginsDraft> = {
  connection: 'mailbox',
  secret: mailboxPassword,
  settings: ({ mailbox: { host = null, port = null, username = null } = {} }) => ({ host, port, username }),
};

/** Whether a password saved for one mailbox may be sent to the other. */
export const isSameMailbox = (one: Mailbox = {}, other: Mailbox = {}): boolean =>
  (['host', 'port', 'username'] as const).every((field) => (one[field] ?? null) === (other[field] ?? null));

export const isSameProvider = (one: PluginsDraft, other: PluginsDraft): boolean =>
  (one.newsletter?.provider ?? null) === (other.newsletter?.provider ?? null);

export const newsletterProblems = ({ newsletter = {} }: PluginsDraft, hasKey: boolean): readonly FieldVerdict[] => [
  ['newsletter.provider', required(newsletter.provider)],
  [newsletterKey, hasKey ? null : 'required'],
];

export const mailboxProblems = ({ mailbox = {} }: PluginsDraft, hasPassword: boolean): readonly FieldVerdict[] => [
  ['mailbox.host', required(mailbox.host) ?? wellFormed(mailbox.host, checkHostName, 'host_invalid')],
  ['mailbox.port', required(mailbox.port) ?? wellFormed(mailbox.port, checkPort, 'port_invalid')],
  ['mailbox.username', required(mailbox.username)],
  [mailboxPassword, hasPassword ? null : 'required'],
];

/** Section 5: newsletters, business data and the mailbox. Each is optional until a field is filled. */
export const pluginsSection: Section<'plugins'> = {
  name: 'plugins',
  secrets: [newsletterKey, businessDataPassword, mailboxPassword],
  editableWhenLive: true,
  testable: [newsletterTest, mailboxTest],
  outdatedSecrets: (before, after) => [
    ...(isSameProvider(before, after) ? [] : [newsletterKey]),
    ...(isSameMailbox(before.mailbox, after.mailbox) ? [] : [mailboxPassword]),
  ],
  problems: (plugins, hasSecret) => {
    const { newsletter, business_data: businessData, mailbox } = plugins;
    const hasBusinessData = hasSecret(businessDataPassword);
    const started = {
      newsletter: Boolean(newsletter?.provider) || hasSecret(newsletterKey),
      businessData: Boolean(businessData?.username) || hasBusinessData,
      mailbox: Boolean(mailbox?.host) || Boolean(mailbox?.username) || hasSecret(mailboxPassword),
    };
    const businessDataProblems: FieldVerdict[] = [
      ['business_data.username', required(businessData?.username)],
      [businessDataPassword, hasBusinessData ? null : 'required'],
    ];
    return [
      ...(started.newsletter ? newsletterProblems(plugins, hasSecret(newsletterKey)) : []),
      ...(started.businessData ? businessDataProblems : []),
      ...(started.mailbox ? mailboxProblems(plugins, hasSecret(mailboxPassword)) : []),
    ];
  },
};
