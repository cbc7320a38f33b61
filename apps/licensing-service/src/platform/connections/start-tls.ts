import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { connect, type TLSSocket } from 'node:tls';
import { isIP } from 'node:net';
import type { ConnectionReason } from '@atrium/api-client/contract';
import { ConnectionFailed } from './connection-failed';

/** Which certificate to trust, for which name. */
export interface Trust {
  /** Name or address the certificate must match. */
  readonly name: string;
  /** PEM certificates trusted instead of the public CAs; null trusts the public CAs. */
  readonly authority: string | null;
}

const reasons: Readonly<Record<string, ConnectionReason>> = {
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_name',
  CERT_UNTRUSTED: 'certificate_unknown_issuer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_unknown_issuer',
  INVALID_CA: 'certificate_unknown_issuer',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_unknown_issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_unknown_issuer',
};

/** Maps an error during the TLS handshake to a reason. */
export function tlsFailureReason(error: unknown): ConnectionReason {
  if (error instanceof ConnectionFailed) return error.reason;
  return reasons[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? 'tls_failed';
}

/** Upgrades an open connection to TLS and verifies the certificate. Throws `ConnectionFailed`. */
export async function startTls(stream: Duplex, { name, authority }: Trust, signal: AbortSignal): Promise<TLSSocket> {
  const socket = connect({
    socket: stream,
    host: name,
    ...(isIP(name) === 0 ? { servername: name } : {}),
    ...(authority === null ? {} : { ca: authority }),
    minVersion: 'TLSv1.2',
  });
  // Adds a no-op listener: the socket may fail after the caller has stopped waiting.
  socket.on('error', () => undefined);
  try {
    await once(socket, 'secureConnect', { signal });
  } catch (error) {
    stream.destroy();
    throw new ConnectionFailed(tlsFailureReason(error));
  }
  return socket;
}
