import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventOf, signed, type SentEvent } from './testing/signed-event';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { testSettings } from '../../../testing/test-settings';
import { testClock } from '../../../testing/test-clock';
import { stripeEvents } from './stripe.table';

const secrets = ['whsec_new', 'whsec_old'] as const;
const stripe = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecrets: secrets,
  apiUrl: 'http://127.0.0.1:1',
};
const time = testClock();
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({
    settings: { payments: ['stripe'], gateways: { stripe } },
    dependencies: { clock: time.clock },
  });
});
afterAll(() => test.close());

const send = ({ payload, headers }: SentEvent, { app } = test) =>
  app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers });
const now = () => time.clock();
const shifted = (seconds: number) => new Date(now().getTime() + seconds * 1000);
const jobsOf = async (intent: string) => {
  const query = sql`select data from pgboss.job where name = 'payments.settle' and data->>'ref' = ${intent}`;
  return (await test.database.execute(query)).rows.length;
};
const intent = () => `pi_${randomUUID()}`;
const succeeded = 'payment_intent.succeeded';

describe('a Stripe webhook event', () => {
  it.each(secrets)('is accepted if it is signed with %s', async (secret) => {
    const ref = intent();
    const answer = await send(signed(eventOf(succeeded, ref), secret, now()));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await jobsOf(ref)).toBe(1);
  });

  it.each([
    ['with another secret', (ref: string) => signed(eventOf(succeeded, ref), 'whsec_other', now())],
    [
      'for another body',
      (ref: string) => ({ ...signed(eventOf(succeeded, 'x'), secrets[0], now()), payload: eventOf(succeeded, ref) }),
    ],
    ['more than five minutes ago', (ref: string) => signed(eventOf(succeeded, ref), secrets[0], shifted(-301))],
    ['more than five minutes ahead', (ref: string) => signed(eventOf(succeeded, ref), secrets[0], shifted(301))],
    [
      'not at all',
      (ref: string) => ({ payload: eventOf(succeeded, ref), headers: { 'content-type': 'application/json' } }),
    ],
    [
      'in another scheme',
      (ref: string) => withSignature(eventOf(succeeded, ref), `t=${seconds()},v0=${'0'.repeat(64)}`),
    ],
    ['at a time that is not a number', (ref: string) => signedAt(eventOf(succeeded, ref), 'NaN')],
    ['at a time with a fraction', (ref: string) => signedAt(eventOf(succeeded, ref), `${seconds()}.5`)],
    ['with nonsense', (ref: string) => withSignature(eventOf(succeeded, ref), 'v1')],
  ])('is rejected without effect if it was signed %s', async (_, sent) => {
    const ref = intent();
    const answer = await send(sent(ref));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'signature_invalid' }]);
    expect(await jobsOf(ref)).toBe(0);
  });

  it.each([-300, 300])('is accepted with a clock difference of %i seconds', async (seconds) => {
    expect((await send(signed(eventOf(succeeded, intent()), secrets[0], shifted(seconds)))).statusCode).toBe(200);
  });

  it('is handled once, however often and however late it is repeated', async () => {
    const ref = intent();
    const payload = eventOf(succeeded, ref);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(signed(payload, secrets[0], now()))));
    time.forward(3 * 86_400_000);
    answers.push(await send(signed(payload, secrets[1], now())));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await jobsOf(ref)).toBe(1);
  });

  it('queues a read of the payment in any order of events', async () => {
    const ref = intent();
    for (const type of [succeeded, 'payment_intent.amount_capturable_updated', 'payment_intent.requires_action'])
      expect((await send(signed(eventOf(type, ref), secrets[0], now()))).statusCode).toBe(200);
    expect(await jobsOf(ref)).toBe(3);
  });

  it.each(['customer.created', 'radar.early_fraud_warning.created', 'something.new'])(
    'is accepted without effect if its type is %s',
    async (type) => {
      const ref = intent();
      expect((await send(signed(eventOf(type, ref), secrets[0], now()))).statusCode).toBe(200);
      expect(await jobsOf(ref)).toBe(0);
    },
  );

  it('is accepted without effect if it is about another product’s order', async () => {
    const ref = intent();
    const foreign = signed(eventOf(succeeded, ref, { metadata: { cart: '7' } }), secrets[0], now());
    expect((await send(foreign)).statusCode).toBe(200);
    expect(await jobsOf(ref)).toBe(0);
  });

  it('is accepted without effect if it has no metadata', async () => {
    const ref = intent();
    const payload = JSON.stringify({
      id: `evt_${ref}`,
      type: succeeded,
      data: { object: { id: ref, metadata: null } },
    });
    expect((await send(signed(payload, secrets[0], now()))).statusCode).toBe(200);
    expect(await jobsOf(ref)).toBe(0);
  });

  it('is exempt from the rate limit of anonymous requests', async () => {
    const { limits } = testSettings();
    const few = { ...limits, anonymousPerMinute: 2 };
    const other = await buildTestApp({
      settings: { payments: ['stripe'], gateways: { stripe }, limits: few },
      dependencies: { clock: time.clock },
    });
    for (let turn = 0; turn < 5; turn += 1)
      expect((await send(signed(eventOf(succeeded, intent()), secrets[0], now()), other)).statusCode).toBe(200);
    await other.close();
  });

  it('is rejected if it is signed but malformed', async () => {
    for (const payload of ['{}', '[]', '"text"', '{"id":1,"type":2}'])
      expect((await send(signed(payload, secrets[0], now()))).statusCode).toBe(422);
    expect((await send(signed('no json', secrets[0], now()))).statusCode).toBe(400);
  });

  it('is deleted after thirty days', async () => {
    const id = `evt_${randomUUID()}`;
    await send(signed(eventOf(succeeded, intent(), { id }), secrets[0], now()));
    time.forward(31 * 86_400_000);
    await send(signed(eventOf(succeeded, intent()), secrets[0], now()));
    expect((await test.database.select().from(stripeEvents)).map((event) => event.id)).not.toContain(id);
  });
});

describe('a webhook event whose job cannot be queued', () => {
  it('is answered with an error, and handled when it is repeated', async () => {
    const ref = intent();
    const sent = signed(eventOf(succeeded, ref), secrets[0], now());
    await test.database.execute(
      sql`alter table pgboss.job add constraint out_of_order check (name <> 'payments.settle') not valid`,
    );
    expect((await send(sent)).statusCode).toBe(500);
    await test.database.execute(sql`alter table pgboss.job drop constraint out_of_order`);
    expect((await send(sent)).statusCode).toBe(200);
    expect(await jobsOf(ref)).toBe(1);
  });
});

describe('the webhook without Stripe settings', () => {
  it('answers 404 to every event', async () => {
    const other = await buildTestApp({ dependencies: { clock: time.clock } });
    expect((await send(signed(eventOf(succeeded, intent()), secrets[0], now()), other)).statusCode).toBe(404);
    await other.close();
  });
});

const seconds = () => Math.floor(now().getTime() / 1000);
const withSignature = (payload: string, signature: string): SentEvent => ({
  payload,
  headers: { 'content-type': 'application/json', 'stripe-signature': signature },
});

/** Signs an event validly, with any text as the signature's time. */
function signedAt(payload: string, time: string): SentEvent {
  const digest = createHmac('sha256', secrets[0]).update(`${time}.${payload}`).digest('hex');
  return withSignature(payload, `t=${time},v1=${digest}`);
}
