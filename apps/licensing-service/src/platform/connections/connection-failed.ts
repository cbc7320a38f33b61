import type { ConnectionReason } from '@atrium/api-client/contract';

/** A connection test failed. Carries only a reason, never text from the remote host. */
export class ConnectionFailed extends Error {
  readonly reason: ConnectionReason;

  constructor(reason: ConnectionReason) {
    super(`A connection failed: ${reason}.`);
    this.name = 'ConnectionFailed';
    this.reason = reason;
  }
}
