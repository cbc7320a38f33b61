import type { Seller } from './seller';
import type { PaymentKind, Settings, StripeSettings } from './settings';
import { StartupError } from '../startup-error';

type Read = (name: string) => string | null;

const kinds: readonly PaymentKind[] = ['sandbox', 'stripe', 'bank_transfer'];

/** Reads the payment methods and their settings. */
export function readPayments(read: Read, seller: Seller | null): Pick<Settings, 'payments' | 'stripe'> {
  const names = listOf(read('PAYMENTS') ?? 'sandbox');
  const payments = [...new Set(names)].map((name) => kindOf(name));
  if (payments.includes('bank_transfer') && (seller?.iban ?? null) === null) {
    throw new StartupError('PAYMENTS=bank_transfer needs SELLER_IBAN, the account that customers pay to.');
  }
  const stripe = payments.includes('stripe') ? readStripe(read) : null;
  if (stripe !== null && seller === null) {
    throw new StartupError('PAYMENTS=stripe needs SELLER_NAME and the other SELLER_ settings for invoices.');
  }
  return { payments, stripe };
}

function kindOf(name: string): PaymentKind {
  const kind = kinds.find((known) => known === name);
  if (kind === undefined) throw new StartupError(`PAYMENTS must hold ${kinds.join(', ')}, not "${name}".`);
  return kind;
}

/** Errors name missing settings but never repeat a value, which may be a misplaced secret. */
function readStripe(read: Read): StripeSettings {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRETS'] as const;
  const missing = names.filter((name) => read(name) === null);
  if (missing.length > 0) throw new StartupError(`PAYMENTS=stripe needs ${missing.join(', ')}.`);
  const webhookSecrets = listOf(read('STRIPE_WEBHOOK_SECRETS') ?? '');
  if (
    webhookSecrets.length < 1 ||
    webhookSecrets.length > 2 ||
    !webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))
  )
    throw new StartupError('STRIPE_WEBHOOK_SECRETS must hold one or two secrets that begin with whsec_.');
  const secretKey = keyOf(read, 'STRIPE_SECRET_KEY', /^[sr]k_\S+$/, 'sk_ or rk_');
  const publishableKey = keyOf(read, 'STRIPE_PUBLISHABLE_KEY', /^pk_\S+$/, 'pk_');
  if (modeOf(secretKey) !== modeOf(publishableKey))
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.');
  return {
    secretKey,
    publishableKey,
    webhookSecrets,
    apiUrl: addressOf(read('STRIPE_API_URL') ?? 'https://api.stripe.com'),
  };
}

/** Mode of a Stripe key: `live` or `test`. */
const modeOf = (key: string) => key.split('_')[1];

function keyOf(read: Read, name: string, pattern: RegExp, prefix: string): string {
  const value = read(name) ?? '';
  if (!pattern.test(value)) throw new StartupError(`${name} must be a key that begins with ${prefix}.`);
  return value;
}

/** Must use https, except on loopback, since requests contain the secret key. */
function addressOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const secret = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');
  if (url === null || !secret || url.origin !== value.replace(/\/$/, '')) {
    throw new StartupError('STRIPE_API_URL must be an https address without a path, such as https://api.stripe.com.');
  }
  return url.origin;
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
