/** Confirms that something existed at a time (RFC 3161). */
export interface TimeStampAuthority {
  /**
   * A time stamp token in DER for the bytes.
   *
   * @throws TimeStampUnavailable
   */
  stamp(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * There is no time stamp: the authority did not answer, refused, or its answer is wrong. The file stays unsigned; a
 * signature without a time stamp has to be asked for.
 */
export class TimeStampUnavailable extends Error {
  readonly reason: 'no_answer' | 'refused' | 'wrong_answer';

  constructor(reason: TimeStampUnavailable['reason'], cause?: unknown) {
    super(`There is no time stamp: ${reason}.`, { cause });
    this.name = 'TimeStampUnavailable';
    this.reason = reason;
  }
}
