/**
 * No answer of the service.
 *
 * - `unreachable`: no connection, or it broke off.
 * - `not_json`: somebody else answered, such as a proxy with its own page.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: 'unreachable' | 'not_json';
  /** Status of the foreign answer; 0 where nothing came. */
  readonly status: number;

  constructor(reason: 'unreachable' | 'not_json', status = 0, options?: ErrorOptions) {
    super(reason === 'unreachable' ? 'The service cannot be reached.' : 'The answer is not the service’s.', options);
    this.reason = reason;
    this.status = status;
  }
}

/** No answer within the client's timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
  }
}
