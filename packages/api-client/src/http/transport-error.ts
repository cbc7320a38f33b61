const texts = {
  unreachable: 'The service cannot be reached.',
  not_json: 'The answer is not from the service.',
  too_large: 'The answer is too large.',
};

/**
 * Why there is no answer of the service.
 *
 * - `unreachable`: no connection, or it broke off.
 * - `not_json`: another server answered, such as a proxy with its own page.
 * - `too_large`: the answer has more bytes than the client accepts.
 */
export type NetworkFailure = keyof typeof texts;

/** No answer of the service; `reason` says why. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkFailure;
  /** HTTP status of the answer that was not taken; 0 where none came. */
  readonly status: number;

  constructor(reason: NetworkFailure, status = 0, options?: ErrorOptions) {
    super(texts[reason], options);
    this.reason = reason;
    this.status = status;
  }
}

/** No answer within the client's timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  /** @param milliseconds How long was waited. */
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
  }
}
