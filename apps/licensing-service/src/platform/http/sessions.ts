import type { SessionUser } from './caller';

/** Server-side sessions, as the rest of the service sees them. */
export interface Sessions {
  /**
   * The session a cookie names, or null where it is unknown, ended, expired or its user is not active.
   * `use` counts the call as activity; a poll of a waiting page does not.
   */
  find(
    token: string,
    now: Date,
    use: boolean,
  ): Promise<{ readonly sessionId: string; readonly user: SessionUser } | null>;
}
