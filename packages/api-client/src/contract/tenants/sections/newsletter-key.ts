import type { NewsletterProvider } from './plugins.schema';

const visible = /^[\x21-\x7e]{8,1024}$/;

/** Mailchimp names its data centre at the end of a key. */
const mailchimp = /^[0-9a-f]{32}-us\d{1,3}$/;

/** Whether a key can be one of the provider's. */
export function isNewsletterKey(provider: NewsletterProvider, key: string): boolean {
  return provider === 'mailchimp' ? mailchimp.test(key) : visible.test(key);
}
