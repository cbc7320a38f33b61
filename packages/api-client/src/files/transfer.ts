/** How far a transfer is. */
export interface TransferProgress {
  /** Bytes so far. */
  readonly loaded: number;
  /** Total bytes; undefined if unknown. */
  readonly total: number | undefined;
}

/** What a download or an upload may be given besides its call's parts. */
export interface TransferControl {
  /** Ends the transfer with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a byte after which it ends with a `TimeoutError`; default 30,000. */
  readonly timeout?: number | undefined;
  /** FieldState of every part that came or went. */
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined;
}
