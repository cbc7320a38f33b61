import { gatewayNames, gateways } from '@atrium/api-client/contract/schemas';
import { expect, it } from 'vitest';
import { defineGateway } from './gateway-definition';
import { gatewaySettings } from './gateways';
import type { PaymentGateway } from './payment-gateway';
import { stripeVariables } from './stripe/stripe-settings';
import { stripeWebhook } from './stripe/stripe-webhook';

it('implements the gateways of the contract', () => {
  expect(gatewaySettings.map(({ name }) => name)).toEqual(gatewayNames);
});

/** Never called: the compiler reads it. */
export function incompleteGateways(gateway: PaymentGateway) {
  const open = () => gateway;
  // @ts-expect-error the contract has a webhook for Stripe
  defineGateway(gateways.stripe, { variables: stripeVariables, open });
  // @ts-expect-error the browser gets the publishable key
  defineGateway(gateways.stripe, { variables: {}, open, webhook: stripeWebhook });
  // @ts-expect-error the contract has no webhook for the sandbox
  defineGateway(gateways.sandbox, { variables: {}, open, webhook: stripeWebhook });
}
