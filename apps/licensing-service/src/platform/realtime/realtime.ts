import type { Server as HttpServer } from 'node:http';
import type { Notification, ServerEvents } from '@atrium/api-client/contract';
import type { Language } from '../texts/texts';

/** Events about a tenant. */
export type TenantEvent = 'connection-test.changed' | 'operation.changed' | 'tenant.changed';
export type TenantEventPayload<E extends TenantEvent> = Parameters<ServerEvents[E]>[0];

/** Events for connected clients. Delivery is not guaranteed, since every page can refetch. */
export interface Realtime {
  /**
   * Call after the commit. Checks each recipient's permission again and sends the event in their language.
   * `formerMembers` lost their membership by this change and get only this event.
   */
  publish<E extends TenantEvent>(
    tenantId: string,
    event: E,
    payload: (language: Language) => TenantEventPayload<E>,
    formerMembers?: ReadonlySet<string>,
  ): Promise<void>;
  /** Sends `record.changed` to users with `view/{module}`. Call after the commit. Checks each session again first. */
  publishRecord(module: string, id: string): Promise<void>;
  /** Sends `access.changed` to the open pages of these users. Call after the commit of the change. */
  publishAccess(userIds: readonly string[]): Promise<void>;
  /** Sends `account.changed` to the open pages of a user. Call after the commit of the change. */
  publishAccount(userId: string): Promise<void>;
  /** Sends a notification to all pages of a user. Checks each session again first. */
  notify(userId: string, notification: Notification): Promise<void>;
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void;
  /** Whether any client is connected. If not, events need not be built. */
  isWatched(): boolean;
  attach(server: HttpServer): void;
  close(): Promise<void>;
}
