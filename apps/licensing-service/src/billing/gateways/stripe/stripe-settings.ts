import type { GatewayVariables, ValuesOf } from '../../../platform';

/** Environment variables of the operator's Stripe account. */
export const stripeVariables = {
  secretKey: { kind: 'key', variable: 'STRIPE_SECRET_KEY', prefixes: ['sk_', 'rk_'] },
  /** Public: sent to browsers. */
  publishableKey: { kind: 'key', variable: 'STRIPE_PUBLISHABLE_KEY', prefixes: ['pk_'] },
  webhookSecrets: { kind: 'secrets', variable: 'STRIPE_WEBHOOK_SECRETS', prefix: 'whsec_' },
  apiUrl: { kind: 'address', variable: 'STRIPE_API_URL', fallback: 'https://api.stripe.com' },
} as const satisfies GatewayVariables;

export type StripeSettings = ValuesOf<typeof stripeVariables>;

/** Mode of a Stripe key: `live` or `test`. */
const modeOf = (key: string) => key.split('_')[1];

export const checkStripeKeys = ({ secretKey, publishableKey }: StripeSettings): string | null =>
  modeOf(secretKey) === modeOf(publishableKey)
    ? null
    : 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.';
