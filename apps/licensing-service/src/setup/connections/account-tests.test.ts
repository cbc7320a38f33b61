import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccountTests, type AccountTests } from '../../testing/account-tests';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { newsletterKeys, openNewsletterServer, type NewsletterServer } from '../../testing/vendors/newsletter-server';

let tests: AccountTests;
let newsletter: NewsletterServer;
let silent: LocalServer;

beforeAll(async () => {
  newsletter = await openNewsletterServer();
  silent = await startLocalServer((socket) => socket.destroy());
  tests = await buildAccountTests(newsletter.addresses, { ports: [silent.port] });
});
afterAll(async () => {
  await tests.close();
  await Promise.all([newsletter.close(), silent.close()]);
});
beforeEach(() => tests.startDraft());

describe('newsletter connection test', () => {
  it.each(['mailchimp', 'brevo', 'mailerlite'] as const)('passes with an API key of %s', async (provider) => {
    const body = { newsletter: { provider, api_key: newsletterKeys[provider] } };
    expect(await tests.outcome('newsletter', body)).toBe('valid');
  });

  it('does not send the saved key to another provider', async () => {
    await tests.save('plugins', { newsletter: { provider: 'brevo', api_key: newsletterKeys.brevo } });
    expect(await tests.outcome('newsletter', { newsletter: { provider: 'brevo' } })).toBe('valid');
    expect(await tests.errorsOf('newsletter', { newsletter: { provider: 'mailerlite' } })).toEqual({
      'newsletter.api_key': ['The provider has changed. Enter its API key.'],
    });
    await tests.save('plugins', { newsletter: { provider: 'mailerlite' } });
    expect((await tests.read()).sections.plugins.secrets['newsletter.api_key'].set).toBe(false);
  });

  it('rejects a key of another provider’s format', async () => {
    expect(await tests.errorsOf('newsletter', { newsletter: { provider: 'mailchimp', api_key: 'abc' } })).toEqual({
      'newsletter.api_key': ['This is not an API key of the chosen provider.'],
    });
  });
});

describe('mailbox connection test', () => {
  const form = () => ({ host: '127.0.0.1', port: String(silent.port), username: 'ana@example.com' });

  it('applies the address policy', async () => {
    const body = (host: string) => ({ mailbox: { ...form(), host, port: '993', password: 'posta-8' } });
    for (const host of ['169.254.169.254', '10.0.0.1', '::1']) {
      expect(await tests.outcome('mailbox', body(host))).toEqual(['name', 'host_not_allowed']);
    }
  });

  it('reports a server that closes the connection', async () => {
    const [stage] = (await tests.outcome('mailbox', { mailbox: { ...form(), password: 'posta-8' } })) as string[];
    expect(['tcp', 'tls']).toContain(stage);
  });

  it('does not send the saved password to another host', async () => {
    await tests.save('plugins', { mailbox: { ...form(), password: 'posta-8' } });
    expect(await tests.errorsOf('mailbox', { mailbox: { ...form(), host: 'imap.example.com' } })).toEqual({
      'mailbox.password': ['The host, the port or the username has changed. Enter the password again.'],
    });
    await tests.save('plugins', { mailbox: { ...form(), username: 'other@example.com' } });
    expect((await tests.read()).sections.plugins.secrets['mailbox.password'].set).toBe(false);
  });
});

it('connection tests answer 404 to users who are not members', async () => {
  const stranger = await tests.service.person(`Miha-${crypto.randomUUID()}`);
  const body = { gls: { enabled: true, username: 'ana', client_number: '1', password: 'wrong' } };
  expect((await tests.test('gls', body, stranger)).statusCode).toBe(404);
});
