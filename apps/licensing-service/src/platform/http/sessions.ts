import type { SessionUser } from './caller';

/** Server-side sessions. Implemented by the identity room. */
export interface Sessions {
  /**
   * Finds a session by its cookie token. Null if it is unknown, ended or expired, or its user is not active. `use`
   * records activity; polling requests pass false.
   */
  find(
    token: string,
    now: Date,
    use: boolean,
  ): Promise<{ readonly sessionId: string; readonly user: SessionUser } | null>;
}
