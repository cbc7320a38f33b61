import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterKeys, type NewsletterServer, openNewsletterServer } from '../../testing/vendors/newsletter-server';
import { callNewsletter } from './newsletter';

let server: NewsletterServer;
beforeAll(async () => {
  server = await openNewsletterServer();
});
afterAll(() => server.close());

describe('callNewsletter', () => {
  it.each(['mailchimp', 'brevo', 'mailerlite'] as const)('accepts a valid key of %s', async (provider) => {
    expect(await callNewsletter(server.addresses, { provider, apiKey: newsletterKeys[provider] })).toBeNull();
  });

  it.each([
    ['mailchimp', `f${newsletterKeys.mailchimp.slice(1)}`, 'login_refused'],
    ['mailchimp', '0123456789abcdef0123456789abcdef', 'login_refused'],
    ['mailchimp', '0123456789abcdef0123456789abcdef-us1.example.com/', 'login_refused'],
    ['brevo', 'xkeysib-1', 'login_refused'],
    ['brevo', 'two\r\nlines', 'login_refused'],
    ['brevo', newsletterKeys.brevoElsewhere, 'access_not_allowed'],
    ['mailerlite', 'no key', 'login_refused'],
    ['mailerlite', newsletterKeys.mailerliteTerminated, 'account_not_usable'],
  ] as const)('rejects the %s key %j', async (provider, apiKey, refusal) => {
    expect(await callNewsletter(server.addresses, { provider, apiKey })).toBe(refusal);
  });
});
