import type { CardSecret } from './card-values';

/** A field of a card and the key of what it says. */
export interface StripeFieldError {
  readonly field: CardSecret;
  readonly message: string;
}

const number: StripeFieldError = { field: 'number', message: 'validation.numberWrong' };
const notTaken: StripeFieldError = { field: 'number', message: 'validation.numberNotTaken' };
const expiry: StripeFieldError = { field: 'expiry', message: 'validation.expiryWrong' };
const over: StripeFieldError = { field: 'expiry', message: 'validation.expiryOver' };
const cvc: StripeFieldError = { field: 'cvc', message: 'validation.cvcIncomplete' };
const otherCvc: StripeFieldError = { field: 'cvc', message: 'validation.cvcRefused' };

/** Codes of Stripe.js and of the card errors behind it (docs.stripe.com/error-codes). */
const errors: Readonly<Record<string, StripeFieldError>> = {
  incomplete_number: number,
  invalid_number: number,
  incorrect_number: number,
  card_not_supported: notTaken,
  incomplete_expiry: expiry,
  invalid_expiry_month: expiry,
  invalid_expiry_year: expiry,
  invalid_expiry_month_past: over,
  invalid_expiry_year_past: over,
  expired_card: over,
  incomplete_cvc: cvc,
  invalid_cvc: cvc,
  incorrect_cvc: otherCvc,
};

/** The field that a code of Stripe's belongs to, and what it says; undefined if it belongs to none or is unknown. */
export function stripeFieldError(code: string | undefined): StripeFieldError | undefined {
  return code !== undefined && Object.hasOwn(errors, code) ? errors[code] : undefined;
}

/** What Stripe says of a card as a whole: whether it was refused, could not be checked, or got no answer. */
export function stripeFailure(type: string): 'refused' | 'unchecked' | 'unreachable' {
  if (type === 'api_connection_error') return 'unreachable';
  return type === 'card_error' || type === 'validation_error' ? 'refused' : 'unchecked';
}
