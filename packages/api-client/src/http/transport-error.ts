const texts = {
  unreachable: 'The service cannot be reached.',
  not_json: 'The answer is not from the service.',
  too_large: 'The answer is too large.',
};

/**
 * Why the service did not respond.
 *
 * - `unreachable`: no connection, or it was lost.
 * - `not_json`: another server responded, such as a proxy.
 * - `too_large`: the response exceeds the size limit.
 */
export type NetworkFailure = keyof typeof texts;

/** No response from the service; `reason` says why. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkFailure;
  /** HTTP status of the discarded response; 0 without one. */
  readonly status: number;

  constructor(reason: NetworkFailure, status = 0, options?: ErrorOptions) {
    super(texts[reason], options);
    this.reason = reason;
    this.status = status;
  }
}
