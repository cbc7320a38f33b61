import type { Server as HttpServer } from 'node:http';
import type { Notification, ServerEvents } from '@atrium/api-client/contract';
import type { Language } from '../texts/texts';

/** What is sent about a tenant. */
export type TenantEvent = 'connection-test.changed' | 'operation.changed' | 'tenant.changed';
export type TenantEventPayload<E extends TenantEvent> = Parameters<ServerEvents[E]>[0];

/** News for those who are looking on; nobody depends on them, since every page can ask again. */
export interface Realtime {
  /** After a commit. Each receiver's right is checked anew, and each gets it in their language. */
  publish<E extends TenantEvent>(
    tenantId: string,
    event: E,
    payload: (language: Language) => TenantEventPayload<E>,
  ): Promise<void>;
  /** To the pages of one user, each session of which is looked at once more. */
  notify(userId: string, notification: Notification): Promise<void>;
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void;
  /** Whether anybody looks on; work for nobody can be left out. */
  isWatched(): boolean;
  attach(server: HttpServer): void;
  close(): Promise<void>;
}
