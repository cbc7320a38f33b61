import type { PaymentGateway } from '../../payment-gateway';
import { createStripeGateway } from '../stripe-gateway';
import type { StripeTimeouts } from '../stripe-connection';
import { authenticate } from './stripe-intents';
import { refundedOf } from './stripe-refunds';
import { openStripeServer, stripeSecretKey, type StripeServer } from './stripe-server';
import { confirmSetUp } from './stripe-set-ups';
import { newStripeId } from './stripe-state';
import { testClock } from '../../../../testing/test-clock';
import { openTestDatabase } from '../../../../testing/test-database';
import type { GatewayWorld } from '../../../../testing/gateways/gateway-world';

const day = 86_400_000;

export interface StripeWorld extends GatewayWorld {
  readonly server: StripeServer;
  /** The same gateway with short timeouts. */
  readonly impatient: PaymentGateway;
}

/** Stripe's SDK with a fake Stripe server. */
export async function openStripeWorld(secretKey = stripeSecretKey): Promise<StripeWorld> {
  const time = testClock();
  const opened = await openTestDatabase();
  const server = await openStripeServer(time.clock);
  const settings = { secretKey, publishableKey: 'pk_test', webhookSecrets: ['whsec_test'], apiUrl: server.url };
  const gatewayWith = (timeouts?: StripeTimeouts) =>
    createStripeGateway(settings, { database: opened.database, clock: time.clock }, timeouts);
  const { state } = server;
  return {
    server,
    gateway: gatewayWith(),
    impatient: gatewayWith({ call: 500, total: 2000 }),
    async token(effect) {
      const id = newStripeId('pm');
      state.methods.set(id, { id, effect, customer: null, detached: false, spent: false });
      return id;
    },
    async answerBank(url, answer) {
      const id = url.split('/').at(-1) ?? '';
      if (state.setUps.has(id)) confirmSetUp(state, id, answer === 'approve');
      else authenticate(state, id, answer === 'approve');
    },
    passDays: (days) => time.forward(days * day),
    chargesOf: async (key) =>
      [...state.intents.values()].filter(({ metadata }) => metadata['order_key'] === key).length,
    isSaved: async (method) => (state.methods.get(method)?.customer ?? null) !== null,
    refundedOf: async (ref) => refundedOf(state, ref),
    async close() {
      await server.close();
      await opened.close();
    },
  };
}
