import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeGateway } from '../../../testing/gateways/describe-gateway';
import { describeError } from '../../../platform';
import { openStripeWorld, type StripeWorld } from './testing/stripe-world';
import { stripeSecretKey, type StripeFault } from './testing/stripe-server';
import type { CardEffect } from '../../../testing/gateways/gateway-world';
import { OutcomeUnknown, type ChargeOrder } from '../payment-gateway';
import { declineReasonOf } from './charge-of-intent';

describeGateway('stripe', openStripeWorld);

const creating = /^POST \/v1\/payment_intents$/;
let world: StripeWorld;
let tenantId: string;

beforeAll(async () => {
  world = await openStripeWorld();
});
beforeEach(() => {
  tenantId = randomUUID();
  world.server.heal();
});
afterAll(() => world.close());

const prepare = async (effect: CardEffect = 'succeeds') =>
  world.gateway.prepareCard({
    token: await world.token(effect),
    cardholderName: 'Ana Žagar',
    tenantId,
    email: 'ana@example.com',
  });

const order = async (changed: Partial<ChargeOrder> = {}): Promise<ChargeOrder> => ({
  key: `pay:${randomUUID()}`,
  amount: 2318,
  method: (await prepare()).method,
  tenantId,
  description: 'Atrium',
  isPresent: true,
  returnUrl: 'http://127.0.0.1:4000/payments/return',
  ...changed,
});

const minutes = (count: number) => count / 1440;
const authorised = { state: 'authorised', ref: expect.stringMatching(/^pi_/) };
const ofTenant = (tenant: string) =>
  [...world.server.state.customers.values()].filter(({ metadata }) => metadata['tenant_id'] === tenant);

describe('the Stripe gateway', () => {
  it('creates one customer per company CRM, however many cards are entered at once', async () => {
    await Promise.allSettled(Array.from({ length: 10 }, () => prepare()));
    const { method } = await prepare();
    expect(ofTenant(tenantId)).toMatchObject([{ email: 'ana@example.com' }]);
    expect(world.server.state.methods.get(method)).toMatchObject({ customer: null });
    expect(world.server.calls.some((call) => call.endsWith('/attach'))).toBe(false);
  });

  it('replaces a customer that Stripe does not know, as with live keys after test keys', async () => {
    const sent = await order();
    const [before] = ofTenant(tenantId);
    world.server.state.customers.delete(before?.id ?? '');
    expect(await world.gateway.authorise(sent)).toMatchObject({ state: 'declined', refusal: 'resource_missing' });
    expect(await world.gateway.find(sent)).toBeNull();
    const { method } = await prepare();
    const [next] = ofTenant(tenantId);
    expect(next?.id).not.toBe(before?.id);
    expect(await world.gateway.authorise(await order({ method }))).toEqual(authorised);
  });

  it('creates a payment intent with manual capture, in cents, with the order’s key', async () => {
    const sent = await order();
    const { ref } = await world.gateway.authorise(sent);
    expect(world.server.state.intents.get(ref ?? '')).toMatchObject({
      amount: 2318,
      description: 'Atrium',
      returnUrl: sent.returnUrl,
      metadata: { tenant_id: tenantId, order_key: sent.key },
    });
  });

  it('asks for the card again when Stripe rejects the reuse of a declined one', async () => {
    const { method } = await prepare('declined');
    expect(await world.gateway.authorise(await order({ method }))).toMatchObject({ state: 'declined' });
    const spent = world.server.state.methods.get(method);
    if (spent !== undefined) spent.spent = true;
    const refusal = 'payment_method_unexpected_state';
    expect(await world.gateway.authorise(await order({ method }))).toEqual({
      state: 'declined',
      ref: null,
      reason: 'enter_again',
      refusal,
    });
  });

  it('declines an amount that Stripe does not accept', async () => {
    const rejected = (refusal: string) => ({ state: 'declined', ref: null, reason: 'declined', refusal });
    const tooSmall = await order({ amount: 49 });
    expect(await world.gateway.authorise(tooSmall)).toEqual(rejected('amount_too_small'));
    expect(await world.gateway.find(tooSmall)).toBeNull();
    const tooLarge = await order({ amount: 100_000_000 });
    expect(await world.gateway.authorise(tooLarge)).toEqual(rejected('amount_too_large'));
    expect(await world.gateway.authorise(tooLarge)).toEqual(rejected('amount_too_large'));
    expect(await world.gateway.authorise(await order({ amount: 50 }))).toEqual(authorised);
  });
});

describe('the Stripe gateway while Stripe fails', () => {
  const faults: StripeFault[] = ['hang', 'hang_after', 'error', 'error_after', 'too_many', 'no_json'];

  it.each(faults)('reports an unknown outcome after %s', async (fault) => {
    const sent = await order();
    world.server.failNext(creating, fault);
    await expect(world.impatient.authorise(sent)).rejects.toBeInstanceOf(OutcomeUnknown);
  });

  it.each<StripeFault>(['hang', 'hang_after', 'error_after', 'too_many', 'no_json'])(
    'makes one charge when retried after %s',
    async (fault) => {
      const sent = await order();
      world.server.failNext(creating, fault);
      await expect(world.impatient.authorise(sent)).rejects.toBeInstanceOf(OutcomeUnknown);
      expect(await world.gateway.authorise(sent)).toEqual(authorised);
      expect(await world.chargesOf(sent.key)).toBe(1);
    },
  );

  it('makes no second charge when the connection breaks after the first', async () => {
    const sent = await order();
    world.server.failNext(creating, 'drop_after');
    expect(await world.gateway.authorise(sent)).toEqual(authorised);
    expect(await world.chargesOf(sent.key)).toBe(1);
  });

  it('sends an order under a new key ten minutes after Stripe stored an error for its key', async () => {
    const sent = await order();
    world.server.failNext(creating, 'error');
    for (let time = 0; time < 3; time += 1)
      await expect(world.gateway.authorise(sent)).rejects.toBeInstanceOf(OutcomeUnknown);
    world.passDays(minutes(9));
    await expect(world.gateway.authorise(sent)).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(await world.chargesOf(sent.key)).toBe(0);
    world.passDays(minutes(1));
    const first = await world.gateway.authorise(sent);
    expect(first).toEqual(authorised);
    world.passDays(minutes(30));
    expect(await world.gateway.authorise(sent)).toEqual(first);
    expect(await world.chargesOf(sent.key)).toBe(1);
  });

  it.each([
    ['capture', /capture$/],
    ['void', /cancel$/],
  ] as const)('repeats a lost %s with the same key', async (name, call) => {
    const { ref } = await world.gateway.authorise(await order());
    const key = `${name}:${randomUUID()}`;
    world.server.failNext(call, 'hang_after');
    await expect(world.impatient[name](ref ?? '', key)).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(await world.gateway[name](ref ?? '', key)).toMatchObject({ state: name === 'void' ? 'voided' : 'captured' });
  });

  it('refunds once, whichever response is lost and however late the retry', async () => {
    const { ref } = await world.gateway.authorise(await order());
    await world.gateway.capture(ref ?? '', randomUUID());
    const key = randomUUID();
    world.server.failNext(/^POST \/v1\/refunds$/, 'hang_after');
    await expect(world.impatient.refund(ref ?? '', key, 1000)).rejects.toBeInstanceOf(OutcomeUnknown);
    world.server.forgetKeys();
    await world.gateway.refund(ref ?? '', key, 1000);
    expect(await world.refundedOf(ref ?? '')).toBe(1000);
  });

  it('ends a request whose response trickles in', async () => {
    const sent = await order();
    world.server.failNext(creating, 'drip');
    await expect(world.impatient.authorise(sent)).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(await world.gateway.authorise(sent)).toEqual(authorised);
    expect(await world.chargesOf(sent.key)).toBe(1);
  });

  it('reports an unknown outcome for states and cards too', async () => {
    const { ref } = await world.gateway.authorise(await order());
    world.server.failNext(/^GET \/v1\/payment_intents/, 'too_many');
    await expect(world.gateway.status(ref ?? '')).rejects.toBeInstanceOf(OutcomeUnknown);
    world.server.failNext(/^GET \/v1\/payment_methods/, 'error_after');
    await expect(prepare()).rejects.toBeInstanceOf(OutcomeUnknown);
    world.server.failNext(/^POST \/v1\/customers/, 'error_after');
    await expect(prepare()).rejects.toBeInstanceOf(OutcomeUnknown);
  });
});

describe('the Stripe gateway long after an order', () => {
  it('finds the charge of an order whose key Stripe has forgotten', async () => {
    const sent = await order();
    const first = await world.gateway.authorise(sent);
    world.server.forgetKeys();
    expect(await world.gateway.authorise(sent)).toEqual(first);
    const lost = await order();
    world.server.failNext(creating, 'hang_after');
    await expect(world.impatient.authorise(lost)).rejects.toBeInstanceOf(OutcomeUnknown);
    world.server.forgetKeys();
    world.passDays(2);
    expect(await world.gateway.authorise(lost)).toEqual(authorised);
    expect(await world.chargesOf(lost.key)).toBe(1);
  });
});

describe('a simultaneous capture and void at Stripe', () => {
  it('has one outcome, which both requests return', async () => {
    const { ref = '' } = (await world.gateway.authorise(await order())) as { ref?: string };
    const both = await Promise.all([world.gateway.capture(ref, randomUUID()), world.gateway.void(ref, randomUUID())]);
    const { state } = await world.gateway.status(ref);
    expect(both.map((charge) => charge.state)).toEqual([state, state]);
  });
});

describe('a secret key that Stripe rejects', () => {
  it('leaves every outcome unknown, and never appears in the log', async () => {
    const stranger = await openStripeWorld('sk_test_zz-SECRET');
    const card = { token: await stranger.token('succeeds'), cardholderName: 'Ana', tenantId, email: 'a@example.com' };
    const error: unknown = await stranger.gateway.prepareCard(card).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OutcomeUnknown);
    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain('StripeAuthenticationError');
    expect(logged).not.toMatch(/sk_test|zz-SECRET|whsec/);
    expect(logged).not.toContain(stripeSecretKey);
    await stranger.close();
  });
});

describe('the decline reason', () => {
  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'declined'],
    [{ code: 'card_declined', decline_code: 'fraudulent' }, 'declined'],
    [{ code: 'card_declined' }, 'declined'],
    [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired_card'],
    [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'incorrect_cvc'],
    [{ code: 'invalid_cvc' }, 'incorrect_cvc'],
    [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'authentication_required'],
    [{ code: 'payment_intent_authentication_failure' }, 'authentication_failed'],
    [{ code: 'processing_error' }, 'declined'],
    [{}, 'declined'],
  ] as const)('maps %j to %s', (refusal, reason) => expect(declineReasonOf(refusal)).toBe(reason));
});
