import type { CardSecret } from '../../model/card-values';

/** A card field and the key of its error. */
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

/** Error codes of Stripe.js and its card errors (docs.stripe.com/error-codes). */
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

/** Maps a Stripe code to a field and its message; undefined if it has no field or is unknown. */
export function stripeFieldError(code: string | undefined): StripeFieldError | undefined {
  return code !== undefined && Object.hasOwn(errors, code) ? errors[code] : undefined;
}

/** Maps a Stripe error to what happened to the card: refused, unchecked, or no response. */
export function stripeFailure(type: string): 'refused' | 'unchecked' | 'unreachable' {
  if (type === 'api_connection_error') return 'unreachable';
  return type === 'card_error' || type === 'validation_error' ? 'refused' : 'unchecked';
}
