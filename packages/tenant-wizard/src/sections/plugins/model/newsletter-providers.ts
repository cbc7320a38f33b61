import type { NewsletterProvider } from '@atrium/api-client/contract';

/** Names of the newsletter providers, in the order of the select. */
export const newsletterProviderNames = {
  mailchimp: 'Mailchimp',
  brevo: 'Brevo',
  mailerlite: 'MailerLite',
} as const satisfies Record<NewsletterProvider, string>;

export const isNewsletterProvider = (value: string): value is NewsletterProvider =>
  Object.hasOwn(newsletterProviderNames, value);
