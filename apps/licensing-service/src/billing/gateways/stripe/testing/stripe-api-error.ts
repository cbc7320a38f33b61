import type { StripeObject } from './stripe-state';

/** An error response of Stripe. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly error: StripeObject;

  constructor(status: number, error: StripeObject) {
    super(String(error['message'] ?? error['code']));
    this.status = status;
    this.error = error;
  }
}

/** 400 for an invalid request. */
export const invalid = (code: string, message: string, param?: string) =>
  new StripeApiError(400, { type: 'invalid_request_error', code, message, ...(param === undefined ? {} : { param }) });

/** 404 if the id is in the path, 400 if it is a parameter. */
export const missing = (kind: string, id: string, param?: string) =>
  new StripeApiError(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  });

/** 402: declined by the bank. */
export const cardError = (refusal: StripeObject, about: StripeObject) =>
  new StripeApiError(402, {
    type: 'card_error',
    message: 'Your card was declined.',
    ...refusal,
    ...about,
  });
