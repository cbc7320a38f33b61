/**
 * Why a vendor call failed.
 * - `name`: unknown host name.
 * - `unreachable`: refused, filtered or no route; not distinguished.
 * - `tls`: handshake failed or certificate not trusted.
 * - `timeout`: connected, but no complete response in time.
 * - `too_large`: response above the size limit.
 * - `broken`: invalid or truncated response.
 * - `cancelled`: the caller cancelled.
 */
export type VendorFailureReason = 'name' | 'unreachable' | 'tls' | 'timeout' | 'too_large' | 'broken' | 'cancelled';

/** A vendor call without a response. Contains no request or response data. */
export class VendorFailure extends Error {
  readonly reason: VendorFailureReason;

  constructor(reason: VendorFailureReason) {
    super(`The vendor call failed: ${reason}`);
    this.name = 'VendorFailure';
    this.reason = reason;
  }
}

const nameErrors = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'];
const networkErrors = [
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'EADDRNOTAVAIL',
];
const tlsErrors = /^(ERR_SSL|ERR_TLS|EPROTO|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/;

function reasonOf(error: unknown): VendorFailureReason {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (nameErrors.includes(code)) return 'name';
  if (networkErrors.includes(code)) return 'unreachable';
  return tlsErrors.test(code) ? 'tls' : 'broken';
}

/** Maps a connection error to a `VendorFailure`. */
export function vendorFailureOf(error: unknown): VendorFailure {
  return error instanceof VendorFailure ? error : new VendorFailure(reasonOf(error));
}
