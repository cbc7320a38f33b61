import { Type, type Static } from 'typebox';
import { draftText, idParams } from '../../fields.schema';
import { secretInput, secretRemoval, secretStateSchema, sectionHead, versioned } from './section.schema';
import { choice, named } from '../../named.schema';

/** The newsletter provider. */
export const newsletterProviderSchema = choice('NewsletterProvider', ['mailchimp', 'brevo', 'mailerlite']);

const newsletter = named('NewsletterDraft', {
  provider: Type.Optional(Type.Union([newsletterProviderSchema, Type.Null()])),
});

const businessData = named('BusinessDataDraft', { username: draftText(120) });

/** A mailbox that is read by IMAP over TLS. */
const mailbox = named('MailboxDraft', {
  host: draftText(253),
  /** Stored as typed. */
  port: draftText(16),
  username: draftText(254),
});

/** The plugins of a draft; every plugin and field may be missing. */
export const pluginsDraftSchema = named('PluginsDraft', {
  newsletter: Type.Optional(newsletter),
  business_data: Type.Optional(businessData),
  mailbox: Type.Optional(mailbox),
});

const password = { password: secretInput(), password_remove: secretRemoval };

/** Input of the newsletter provider, with a new key. */
export const newsletterInputSchema = named('NewsletterInput', {
  ...newsletter.properties,
  api_key: secretInput(),
  api_key_remove: secretRemoval,
});
/** Input of the mailbox, with a new password. */
export const mailboxInputSchema = named('MailboxInput', { ...mailbox.properties, ...password });

/** Input of the plugins, with new secrets. */
export const pluginsInputSchema = Type.Object({
  newsletter: Type.Optional(newsletterInputSchema),
  business_data: Type.Optional(named('BusinessDataInput', { ...businessData.properties, ...password })),
  mailbox: Type.Optional(mailboxInputSchema),
});

/** Stored plugins. */
export const pluginsSectionSchema = named('PluginsSection', {
  ...sectionHead,
  data: pluginsDraftSchema,
  secrets: Type.Object({
    'newsletter.api_key': secretStateSchema,
    'business_data.password': secretStateSchema,
    'mailbox.password': secretStateSchema,
  }),
});

/** The newsletter provider. */
export type NewsletterProvider = Static<typeof newsletterProviderSchema>;
/** The plugins of a draft. */
export type PluginsDraft = Static<typeof pluginsDraftSchema>;
/** Input of the plugins, with new secrets. */
export type PluginsInput = Static<typeof pluginsInputSchema>;

/** Request and response of `savePluginsEndpoint`. */
export const savePluginsSchema = {
  summary:
    'Saves the plugins, also incomplete; another host, port or username of the mailbox removes its saved password, and another provider the key. 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SavePluginsInput', { ...pluginsInputSchema.properties, ...versioned }),
  answers: { 200: pluginsSectionSchema },
  errors: [409, 412],
} as const;
