import { gateways } from '@atrium/api-client/contract/schemas';
import { defineGateway } from '../gateway-definition';
import { stripeWebhook } from './stripe-webhook';
import { createStripeGateway } from './stripe-gateway';
import { checkStripeKeys, stripeVariables } from './stripe-settings';

export const stripe = defineGateway(gateways.stripe, {
  variables: stripeVariables,
  check: checkStripeKeys,
  open: createStripeGateway,
  webhook: stripeWebhook,
});
