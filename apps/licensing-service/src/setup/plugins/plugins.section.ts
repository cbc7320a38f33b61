import type { PluginsDraft } from '@atrium/api-client/contract';
import { checkHostName, checkPort } from '@atrium/validators';
import type { TestedConnection } from '../connections/tested-connection';
import { required, wellFormed } from '../sections/field-rules';
import type { FieldVerdict, Section } from '../sections/section';

type Mailbox = NonNullable<PluginsDraft['mailbox']>;

const newsletterKey = 'newsletter.api_key';
const businessDataPassword = 'business_data.password';
const mailboxPassword = 'mailbox.password';

/** The test of a newsletter provider's key. */
export const newsletterTest: TestedConnection<PluginsDraft> = {
  connection: 'newsletter',
  secret: newsletterKey,
  settings: ({ newsletter: { provider = null } = {} }) => ({ provider }),
};

/** The test of the mailbox. */
export const mailboxTest: TestedConnection<PluginsDraft> = {
  connection: 'mailbox',
  secret: mailboxPassword,
  settings: ({ mailbox: { host = null, port = null, username = null } = {} }) => ({ host, port, username }),
};

/** What belongs to the mailbox that a password was given for: with another one it has to be given again. */
export const entersSameMailbox = (one: Mailbox = {}, other: Mailbox = {}): boolean =>
  (['host', 'port', 'username'] as const).every((field) => (one[field] ?? null) === (other[field] ?? null));

/** Whether a key was given for this provider. */
export const isSameProvider = (one: PluginsDraft, other: PluginsDraft): boolean =>
  (one.newsletter?.provider ?? null) === (other.newsletter?.provider ?? null);

/** What keeps the newsletter provider from being tried or used. */
export const newsletterProblems = ({ newsletter = {} }: PluginsDraft, hasKey: boolean): readonly FieldVerdict[] => [
  ['newsletter.provider', required(newsletter.provider)],
  [newsletterKey, hasKey ? null : 'required'],
];

/** What keeps the mailbox from being tried or used. */
export const mailboxProblems = ({ mailbox = {} }: PluginsDraft, hasPassword: boolean): readonly FieldVerdict[] => [
  ['mailbox.host', required(mailbox.host) ?? wellFormed(mailbox.host, checkHostName, 'host_invalid')],
  ['mailbox.port', required(mailbox.port) ?? wellFormed(mailbox.port, checkPort, 'port_invalid')],
  ['mailbox.username', required(mailbox.username)],
  [mailboxPassword, hasPassword ? null : 'required'],
];

/** Section 5: newsletters, business data and the mailbox; each that was not begun is left for later. */
export const pluginsSection: Section<'plugins'> = {
  name: 'plugins',
  secrets: [newsletterKey, businessDataPassword, mailboxPassword],
  changesAlive: true,
  tested: [newsletterTest, mailboxTest],
  withdraws: (before, after) => [
    ...(isSameProvider(before, after) ? [] : [newsletterKey]),
    ...(entersSameMailbox(before.mailbox, after.mailbox) ? [] : [mailboxPassword]),
  ],
  problems: (plugins, hasSecret) => {
    const { newsletter, business_data: businessData, mailbox } = plugins;
    const hasBusinessData = hasSecret(businessDataPassword);
    const begun = {
      newsletter: Boolean(newsletter?.provider) || hasSecret(newsletterKey),
      businessData: Boolean(businessData?.username) || hasBusinessData,
      mailbox: Boolean(mailbox?.host) || Boolean(mailbox?.username) || hasSecret(mailboxPassword),
    };
    const ofBusinessData: FieldVerdict[] = [
      ['business_data.username', required(businessData?.username)],
      [businessDataPassword, hasBusinessData ? null : 'required'],
    ];
    return [
      ...(begun.newsletter ? newsletterProblems(plugins, hasSecret(newsletterKey)) : []),
      ...(begun.businessData ? ofBusinessData : []),
      ...(begun.mailbox ? mailboxProblems(plugins, hasSecret(mailboxPassword)) : []),
    ];
  },
};
