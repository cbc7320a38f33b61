import type { ConnectionTest } from './connections/connection-test.schema';
import type { Notification } from './notifications/notification.schema';
import type { Operation } from './operations/operation.schema';

/** Events of the socket. The service chooses the recipients from the session. */
export interface ServerEvents {
  /** An operation changed in one of the user's tenants. */
  'operation.changed': (operation: Operation) => void;
  /**
   * A tenant, its members or its billing changed: refetch lists, the record and related data. Also sent to users who
   * just lost their membership; for them the record is gone.
   */
  'tenant.changed': (change: { tenant_id: string; seq: number }) => void;
  /** A stage of a connection test started or ended. */
  'connection-test.changed': (change: { tenant_id: string; test: ConnectionTest }) => void;
  /**
   * A record of the back office was created, changed or deleted. Sent to users with `view/{module}`: refetch the
   * record, and lists and options of the module.
   */
  'record.changed': (change: { module: string; id: string }) => void;
  /** The user's roles or permissions changed: refetch the current user, and what their permissions decide. */
  'access.changed': () => void;
  /** The user's account changed, as in another tab: refetch the current user. */
  'account.changed': () => void;
  /** The user has a new notification. */
  'notification.created': (notification: Notification) => void;
  /** This session has ended. */
  'session.ended': () => void;
}

/** Path of the socket below the API base. */
export const realtimePath = '/realtime';
