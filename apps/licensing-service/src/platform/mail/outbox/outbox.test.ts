import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, registration } from '../../../testing/accounts-app';
import { asService } from '../../database/scope';
import { writeMail } from '../mail';

let service: AccountsApp;
let host: AccountsApp;
beforeAll(async () => {
  service = await buildAccountsApp();
  await service.client().post('/auth/signup', registration);
  service.time.forward(1000);
  await asService(service.database, 'job', (tx) =>
    writeMail(tx, service.dependencies, {
      to: 'miha@example.com',
      name: '<script>x</script>',
      language: 'sl',
      template: 'account_exists',
      values: {},
      at: service.time.clock(),
    }),
  );
});
afterAll(() => service.close());

const page = (app: AccountsApp, path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.app.inject({ url: path, remoteAddress, headers: { host: '127.0.0.1:4000', ...headers } });

describe('outbox', () => {
  it('lists e-mails as JSON, newest first', async () => {
    const answer = await page(service, '/api/outbox');
    const messages = answer.json<Record<string, string>[]>();
    expect(messages.map(({ to }) => to)).toEqual(['miha@example.com', registration.email]);
    for (const message of messages)
      expect(Object.keys(message)).toEqual(['id', 'to', 'subject', 'text', 'html', 'sent_at']);
    expect(messages[0]?.['sent_at']).toBe(service.time.clock().toISOString());
  });

  it('shows a page that refreshes, in the reader’s language', async () => {
    const english = await page(service, '/outbox');
    expect(english.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('http-equiv="refresh"');
    expect(english.body).toContain('21.11.2026, 09:00');
    expect((await page(service, '/outbox', { 'accept-language': 'sl' })).body).toContain('Odhodna pošta');
    const nonce = /style-src 'nonce-([^']+)'/.exec(String(english.headers['content-security-policy']))?.[1];
    expect(english.body).toContain(`<style nonce="${nonce}">`);
  });

  it('shows an e-mail with its links and its HTML in a sandboxed frame', async () => {
    const [newest, activation] = (await page(service, '/api/outbox')).json<{ id: string; text: string }[]>();
    const link = /http:\S+/.exec(activation?.text ?? '')?.[0];
    expect((await page(service, `/outbox/${activation?.id}`)).body).toContain(`<a href="${link}">`);
    const hostile = await page(service, `/outbox/${newest?.id}`);
    expect(hostile.body).not.toContain('<script');
    expect(hostile.headers['content-security-policy']).toContain("default-src 'none'");
    const frame = await page(service, `/outbox/${newest?.id}/html`);
    expect(frame.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
    expect(frame.body).not.toContain('<script');
  });

  it('answers 404 for an unknown e-mail', async () => {
    for (const id of ['nothing', crypto.randomUUID()])
      expect((await page(service, `/outbox/${id}`)).statusCode).toBe(404);
  });

  it('rejects requests from other machines', async () => {
    const calls = [
      page(service, '/api/outbox', {}, '192.0.2.1'),
      page(service, '/api/outbox', { 'x-forwarded-for': '127.0.0.1' }),
      page(service, '/api/outbox', { host: 'evil.example' }),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect((await page(service, '/outbox', {}, '192.0.2.1')).statusCode).toBe(403);
  });
});

describe('outbox on a public installation', () => {
  beforeAll(async () => {
    host = await buildAccountsApp({ settings: { outboxFor: 'administrators' } });
  });
  afterAll(() => host.close());

  it('is open to Administrators only', async () => {
    expect((await page(host, '/outbox')).statusCode).toBe(403);
    const userId = await host.register();
    const client = await host.logIn();
    const cookie = { cookie: `sid=${client.cookies.get('sid')}` };
    expect((await client.get('/outbox')).statusCode).toBe(403);
    expect((await page(host, '/outbox', cookie)).statusCode).toBe(403);
    await host.makeAdministrator(userId);
    expect((await client.get('/outbox')).statusCode).toBe(200);
    expect((await page(host, '/outbox', cookie)).statusCode).toBe(200);
  });
});
