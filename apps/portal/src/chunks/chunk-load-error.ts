/** Part of the application could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `timeout`: no response in time. `failed`: the request failed or returned something else. */
  readonly reason: 'timeout' | 'failed';

  constructor(reason: 'timeout' | 'failed', options?: ErrorOptions) {
    super(`A part of the application could not be loaded (${reason}).`, options);
    this.reason = reason;
  }
}
