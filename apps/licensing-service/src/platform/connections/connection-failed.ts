import type { ConnectionReason } from '@atrium/api-client/contract';

/** A host could not be reached or used; only the reason is reported, never a text of the other side. */
export class ConnectionFailed extends Error {
  readonly reason: ConnectionReason;

  constructor(reason: ConnectionReason) {
    super(`A connection failed: ${reason}.`);
    this.name = 'ConnectionFailed';
    this.reason = reason;
  }
}
