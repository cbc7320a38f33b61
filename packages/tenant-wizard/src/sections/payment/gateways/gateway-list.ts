/** The card forms of the payment gateways, one line each. */
export { sandbox } from './sandbox/sandbox';
export { stripe } from './stripe/stripe';
