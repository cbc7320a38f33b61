import type { NewsletterProvider } from './plugins.schema';

const visible = /^[\x21-\x7e]{8,1024}$/;

/** A Mailchimp key ends with its data centre. */
const mailchimp = /^[0-9a-f]{32}-us\d{1,3}$/;

/** Whether a key has the provider's format. */
export function isNewsletterKey(provider: NewsletterProvider, key: string): boolean {
  return provider === 'mailchimp' ? mailchimp.test(key) : visible.test(key);
}
