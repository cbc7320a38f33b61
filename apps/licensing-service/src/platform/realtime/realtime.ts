import type { Server as HttpServer } from 'node:http';
import type { Notification, ServerEvents } from '@atrium/api-client/contract';
import type { Language } from '../texts/texts';

/** What is sent about a tenant. */
export type TenantEvent = 'connection-test.changed' | 'operation.changed' | 'tenant.changed';
export type TenantEventPayload<E extends TenantEvent> = Parameters<ServerEvents[E]>[0];

/** Events for connected clients; delivery is not guaranteed, since every page can refetch. */
export interface Realtime {
  /**
   * After a commit. Checks each receiver's permission again; each gets it in their language. `formerMembers` lost their
   * membership by this very change: they are sent this one event and none after it.
   */
  publish<E extends TenantEvent>(
    tenantId: string,
    event: E,
    payload: (language: Language) => TenantEventPayload<E>,
    formerMembers?: ReadonlySet<string>,
  ): Promise<void>;
  /** To the pages of one user, each session of which is looked at once more. */
  notify(userId: string, notification: Notification): Promise<void>;
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void;
  /** Whether a client is connected; without one, events need not be prepared. */
  isWatched(): boolean;
  attach(server: HttpServer): void;
  close(): Promise<void>;
}
