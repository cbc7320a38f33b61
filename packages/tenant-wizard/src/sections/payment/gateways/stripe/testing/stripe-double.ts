import { sampleConfig } from '@atrium/api-client/testing/samples';
import { ok, type StubAnswers } from '@atrium/api-client/testing/stub';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import type { StripeLoader } from '../stripe-loader';
import { StripeDoubleElement } from './stripe-double-element';

/** Stripe's response to a card: a token, or an error. */
type Answer = { readonly paymentMethod: { readonly id: string } } | { readonly error: Partial<StripeError> };

interface StripeDoubleOptions {
  /** In order; the last one repeats. */
  readonly answers?: readonly (Answer | Promise<Answer>)[];
}

const taken: Answer = { paymentMethod: { id: 'pm_1' } };

/** A double of Stripe.js and its elements that records the cards. */
export function stripeDouble({ answers = [taken] }: StripeDoubleOptions = {}) {
  const handed: { readonly type: string; readonly name: string | undefined }[] = [];
  const locales: (string | undefined)[] = [];
  const keys: string[] = [];

  function elements({ locale }: { locale?: string } = {}) {
    const made = new Map<string, StripeDoubleElement>();
    locales.push(locale);
    return {
      create(type: 'cardNumber' | 'cardExpiry' | 'cardCvc', options: object) {
        const element = new StripeDoubleElement(type, options);
        made.set(type, element);
        return element;
      },
      getElement: (asked: string | { __elementType: string }) =>
        made.get(typeof asked === 'string' ? asked : asked.__elementType) ?? null,
      update: (change: { locale?: string }) => locales.push(change.locale),
    };
  }

  const stripe = {
    elements,
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
    async createPaymentMethod(data: { type: string; card: StripeDoubleElement; billing_details?: { name?: string } }) {
      if (!data.card.isMounted) throw new Error('The element is not mounted');
      handed.push({ type: data.type, name: data.billing_details?.name });
      return answers[Math.min(handed.length, answers.length) - 1];
    },
  } as unknown as Stripe;

  const line: StripeLoader = {
    load: async (key) => {
      keys.push(key);
      return stripe;
    },
    timeout: 15_000,
  };
  return { stripe, line, handed, locales, keys };
}

export const publishableKey = 'pk_test_atrium';

/** A service that uses Stripe as its gateway. */
export const stripeConfig: StubAnswers = {
  'GET /config': ok({ ...sampleConfig, gateways: ['stripe', 'bank_transfer'], stripe_publishable_key: publishableKey }),
};
