/**
 * Why a vendor gave no answer.
 *
 * - `name`: its name is not known.
 * - `unreachable`: refused, filtered or no way there; the three are not distinguished.
 * - `tls`: the connection could not be encrypted, or its certificate is not to be trusted.
 * - `timeout`: connected, but no whole answer in time.
 * - `too_large`: a longer answer than any it gives.
 * - `broken`: not an answer, or one that ended in the middle.
 * - `cancelled`: the asker has left.
 */
export type VendorFailureReason = 'name' | 'unreachable' | 'tls' | 'timeout' | 'too_large' | 'broken' | 'cancelled';

/** A vendor gave no answer. Holds nothing of what was sent or came back. */
export class VendorFailure extends Error {
  readonly reason: VendorFailureReason;

  constructor(reason: VendorFailureReason) {
    super(`The vendor gave no answer: ${reason}`);
    this.name = 'VendorFailure';
    this.reason = reason;
  }
}

const ofName = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'];
const ofWay = ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'EADDRNOTAVAIL'];
const ofTls = /^(ERR_SSL|ERR_TLS|EPROTO|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/;

function reasonOf(error: unknown): VendorFailureReason {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (ofName.includes(code)) return 'name';
  if (ofWay.includes(code)) return 'unreachable';
  return ofTls.test(code) ? 'tls' : 'broken';
}

/** The failure behind an error of a connection. */
export function vendorFailureOf(error: unknown): VendorFailure {
  return error instanceof VendorFailure ? error : new VendorFailure(reasonOf(error));
}
