import { randomUUID } from 'node:crypto';
import { encodeForm } from '@atrium/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import type { PaymentGateway } from '../payment-gateway';
import { createSandboxCard } from './sandbox-cards';

const returnUrl = 'https://portal.example.com/payments/1?step=paid';
const tenantId = randomUUID();
let test: TestApp;
let gateway: PaymentGateway;
let path: string;
let ref: string;

beforeAll(async () => {
  test = await buildTestApp();
  gateway = test.dependencies.gateways.get('sandbox') ?? expect.fail('no sandbox');
});
afterAll(() => test.close());

beforeEach(async () => {
  const typed = { number: '4000 0000 0000 3220', exp_month: 1, exp_year: 2040, cvc: '123' };
  const { token } = await createSandboxCard(test.database, typed, test.dependencies.clock());
  const { method } = await gateway.prepareCard({ token, cardholderName: 'Ana', tenantId, email: 'ana@example.com' });
  const order = { key: randomUUID(), amount: 123_456, method, tenantId, isPresent: true, returnUrl };
  const pending = await gateway.authorise({ ...order, description: 'Zelena <b>dolina</b> & sinovi' });
  if (pending.state !== 'action_needed') return expect.fail(pending.state);
  ref = pending.ref;
  return void (path = new URL(pending.url).pathname);
});

const open = (headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });
const press = (form: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: encodeForm(form),
  });
const codeIn = (body: string) => /name="code" value="([^"]+)"/.exec(body)?.[1] ?? expect.fail(body);

describe('the bank page of the sandbox', () => {
  it('asks in both languages, and escapes the texts of the order', async () => {
    const english = await open();
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('Confirm the payment');
    expect(english.body).toContain('1.234,56\u00a0€');
    expect(english.body).toContain('Zelena &lt;b&gt;dolina&lt;/b&gt; &amp; sinovi');
    const slovenian = await open({ 'accept-language': 'sl' });
    expect(slovenian.body).toContain('<html lang="sl">');
    expect(slovenian.body).toContain('1.234,56\u00a0€');
    expect((await open({ cookie: 'language=sl' })).body).toContain('Potrdite plačilo');
  });

  it('has a content security policy for its style, its form and its return URL', async () => {
    const { headers, body } = await open();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; base-uri 'none'; form-action 'self' https:\/\/portal\.example\.com; frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|style=/);
  });

  it.each([
    ['approve', { state: 'authorised' }],
    ['decline', { state: 'declined', reason: 'authentication_failed' }],
  ])('accepts %s once, also after a reload, and redirects the customer by GET each time', async (answer, outcome) => {
    await open();
    const code = codeIn((await open()).body);
    for (const pressed of [answer, answer, answer === 'approve' ? 'decline' : 'approve']) {
      const sent = await press({ answer: pressed, code });
      expect([sent.statusCode, sent.headers.location]).toEqual([303, returnUrl]);
    }
    expect(await gateway.status(ref)).toEqual({ ref, ...outcome });
    const again = await open();
    expect([again.statusCode, again.headers.location]).toEqual([303, returnUrl]);
  });

  it.each([
    ['another code', { answer: 'approve', code: 'x'.repeat(32) }],
    ['no code', { answer: 'approve' }],
    ['another answer', { answer: 'yes', code: '' }],
    ['no field', {}],
  ])('asks again after a request with %s', async (_, form) => {
    const sent = await press(form);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, path]);
    expect(await gateway.status(ref)).toMatchObject({ state: 'action_needed' });
  });

  it('redirects the customer when the payment was cancelled', async () => {
    const code = codeIn((await open()).body);
    await gateway.void(ref, randomUUID());
    expect((await press({ answer: 'approve', code })).headers.location).toBe(returnUrl);
    expect(await gateway.status(ref)).toMatchObject({ state: 'voided' });
  });

  it.each([randomUUID(), 'unknown', '%3Cscript%3E'])('answers 404 for the charge %s', async (unknown) => {
    const url = `/sandbox/3ds/${unknown}`;
    expect((await test.app.inject(url)).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});
