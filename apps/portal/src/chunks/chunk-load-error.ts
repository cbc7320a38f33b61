/** A part of the application did not come. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `timeout`: nothing came in time; `failed`: it could not be fetched, or is not what it should be. */
  readonly reason: 'timeout' | 'failed';

  constructor(reason: 'timeout' | 'failed', options?: ErrorOptions) {
    super(`A part of the application could not be loaded (${reason}).`, options);
    this.reason = reason;
  }
}
