import type { NewsletterProvider } from '@atrium/api-client/contract';

/** How the newsletter providers write their names. */
export const newsletterProviderNames = {
  mailchimp: 'Mailchimp',
  brevo: 'Brevo',
  mailerlite: 'MailerLite',
} as const satisfies Record<NewsletterProvider, string>;
