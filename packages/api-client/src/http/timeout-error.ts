/** No response within the timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  /** @param milliseconds The timeout. */
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
  }
}
