/** The payment gateways, one line each. The service and the wizard list the same ones. */
export { sandbox } from './sandbox/sandbox.gateway';
export { stripe } from './stripe/stripe.gateway';
