/** The payment gateways of the service, one line each. */
export { sandbox } from './sandbox/sandbox.definition';
export { stripe } from './stripe/stripe.definition';
