import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../read-settings';

const seller = {
  SELLER_NAME: 'Atrium, d.o.o.',
  SELLER_STREET: 'Čopova ulica 3',
  SELLER_POSTAL_CODE: '3000',
  SELLER_CITY: 'Celje',
  SELLER_VAT_NUMBER: 'SI 50223054',
  SELLER_REGISTER: 'Okrožno sodišče v Celju',
  SELLER_REGISTRATION_NUMBER: '1234567000',
};

const keys = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
};

const stripe = { ...seller, ...keys };

describe('the settings of Stripe', () => {
  it('lists each payment method once, in the given order', () => {
    const chosen = { ...stripe, PAYMENTS: 'stripe, sandbox,stripe', STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2' };
    expect(readSettings({ ...chosen, STRIPE_API_URL: 'http://127.0.0.1:4010/' })).toMatchObject({
      payments: ['stripe', 'sandbox'],
      gateways: {
        sandbox: {},
        stripe: {
          secretKey: 'sk_test_1',
          publishableKey: 'pk_test_1',
          webhookSecrets: ['whsec_1', 'whsec_2'],
          apiUrl: 'http://127.0.0.1:4010',
        },
      },
    });
    expect(readSettings(stripe).gateways).toMatchObject({ stripe: { apiUrl: 'https://api.stripe.com' } });
  });

  it.each([
    [{ PAYMENTS: 'stripe' }, 'needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRETS.'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRETS: '' }, 'PAYMENTS=stripe needs STRIPE_WEBHOOK_SECRETS.'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_.'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must be a key that begins with pk_.'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' }, 'must both be live keys, or both test keys.'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'must both be live keys, or both test keys.'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRETS: 'whsec_1,whsec_2,whsec_3' }, 'must hold one or two secrets'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRETS: 'we_1' }, 'must hold one or two secrets'],
    [{ ...stripe, STRIPE_API_URL: 'http://api.stripe.com' }, 'STRIPE_API_URL must be an https address'],
    [{ ...stripe, STRIPE_API_URL: 'https://api.stripe.com/v1' }, 'STRIPE_API_URL must be an https address'],
    [keys, 'PAYMENTS=stripe needs SELLER_NAME and the other SELLER_ settings for invoices.'],
  ])('rejects %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_API_URL'])(
    'never repeats the value of %s',
    (name) => {
      const secret = 'zz-SECRET';
      expect(() => readSettings({ ...stripe, [name]: secret })).not.toThrow(secret);
      expect(() => readSettings({ ...stripe, [name]: secret })).toThrow(name);
    },
  );
});
