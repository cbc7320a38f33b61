import type { Operation, Payment, PaymentMethod } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidDraft } from '../../../testing/paid-tenants';
import { billingOf, pay, quote } from '../../../testing/paying';
import { eventOf, signed } from './testing/signed-event';
import { authenticate } from './testing/stripe-intents';
import { openStripeServer, stripeSecretKey, type StripeServer } from './testing/stripe-server';
import { newStripeId } from './testing/stripe-state';
import { companyNamed } from '../../../testing/tenants-app';
import { handleChargeEventJob } from '../../payments/advance-payments.job';
import type { CardEffect } from '../../../testing/gateways/gateway-world';

const secret = 'whsec_test';
let server: StripeServer;

beforeAll(async () => {
  server = await openStripeServer(time.clock);
});
afterAll(() => server.close());

const { test, owner, time, newName } = ownerPerTest(() => {
  const keys = { secretKey: stripeSecretKey, publishableKey: 'pk_test', webhookSecrets: [secret], apiUrl: server.url };
  return { settings: { payments: ['stripe'], gateways: { stripe: keys } } };
});

async function startPayment(effect: CardEffect): Promise<{ readonly id: string; readonly payment: Payment }> {
  const id = await paidDraft(owner, companyNamed(newName()));
  const token = newStripeId('pm');
  server.state.methods.set(token, { id: token, effect, customer: null, detached: false, spent: false });
  const added = await owner.client.post(`/tenants/${id}/payment-methods`, { token, cardholder_name: 'Ana Novak' });
  const method = added.json<PaymentMethod>();
  return { id, payment: await pay(owner.client, id, await quote(owner.client, id), method.id) };
}

const intentOf = () => [...server.state.intents.keys()].at(-1) ?? expect.fail('no intent');

/** Delivers an event and runs the job that it queues. */
async function deliver(type: string, intent: string): Promise<void> {
  const { payload, headers } = signed(eventOf(type, intent), secret, time.clock());
  const answer = await test.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers });
  expect(answer.statusCode).toBe(200);
  await handleChargeEventJob.run(
    { dependencies: test.dependencies, signal: new AbortController().signal },
    { ref: intent },
  );
}

describe('a payment through Stripe', () => {
  it('completes and is billed after 3-D Secure, though the customer never returns', async () => {
    const { id, payment } = await startPayment('authenticates');
    expect(payment.state).toBe('action_needed');
    const intent = intentOf();
    authenticate(server.state, intent, true);
    await deliver('payment_intent.amount_capturable_updated', intent);
    await deliver('payment_intent.requires_action', intent);
    const [authorised] = (await billingOf(owner.client, id)).payments;
    expect(authorised?.state).toBe('authorised');
    await test.dependencies.engine.run(authorised?.operation_id ?? '');
    const operation = await owner.client.get(`/operations/${authorised?.operation_id}`);
    expect(operation.json<Operation>().state).toBe('succeeded');
    await deliver('payment_intent.succeeded', intent);
    expect(server.state.intents.get(intent)).toMatchObject({ status: 'succeeded', amount: 9272 });
    expect(await billingOf(owner.client, id)).toMatchObject({
      invoices: [{ kind: 'invoice', total: 9272 }],
      payments: [{ state: 'captured' }],
    });
  });

  it('is declined with the bank’s reason', async () => {
    const { id } = await startPayment('authenticates');
    const intent = intentOf();
    authenticate(server.state, intent, false);
    await deliver('payment_intent.payment_failed', intent);
    const [payment] = (await billingOf(owner.client, id)).payments;
    expect(payment).toMatchObject({ state: 'declined', decline_reason: 'authentication_failed' });
    expect(server.state.intents.get(intent)?.status).toBe('canceled');
  });

  it('is declined at once, and cancels its intent at Stripe, also if that request fails', async () => {
    const { payment } = await startPayment('declined');
    expect(payment).toMatchObject({ state: 'declined', decline_reason: 'declined' });
    expect(server.state.intents.get(intentOf())?.status).toBe('canceled');
    server.failNext(/cancel$/, 'too_many');
    expect((await startPayment('insufficient_funds')).payment.state).toBe('declined');
    expect(server.state.intents.get(intentOf())?.status).toBe('requires_payment_method');
    server.heal();
  });

  it('is read again when an event arrives before Stripe’s response', async () => {
    await startPayment('succeeds');
    await expect(deliver('payment_intent.created', 'pi_not_answered_yet')).rejects.toThrow(
      'No payment has this charge',
    );
  });
});
