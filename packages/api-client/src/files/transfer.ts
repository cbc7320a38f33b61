/** Progress of a transfer. */
export interface TransferProgress {
  /** Bytes transferred. */
  readonly loaded: number;
  /** Total bytes; undefined if unknown. */
  readonly total: number | undefined;
}

/** Options of downloads and uploads, in addition to the parts of the call. */
export interface TransferControl {
  /** Aborts the transfer with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without progress before a `TimeoutError`; default 30,000. */
  readonly timeout?: number | undefined;
  /** Called after every transferred part. */
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined;
}
