/** The payment gateways, one line each. The service and the wizard have the same list. */
export { sandbox } from './sandbox/sandbox.gateway';
export { stripe } from './stripe/stripe.gateway';
