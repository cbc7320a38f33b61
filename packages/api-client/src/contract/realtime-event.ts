import type { ConnectionTest } from './connections/connection-test.schema';
import type { Notification } from './notifications/notification.schema';
import type { Operation } from './operations/operation.schema';

/** What the service sends over the socket; the rooms are chosen by the service from the session. */
export interface ServerEvents {
  /** An operation of a tenant the user is a member of has changed. */
  'operation.changed': (operation: Operation) => void;
  /**
   * A tenant, its members or its billing changed: lists, its record and what belongs to it are worth fetching again. Also
   * sent to users who just lost their membership; for them the record is gone.
   */
  'tenant.changed': (change: { tenant_id: string; seq: number }) => void;
  /** A stage of a test of a connection has begun or ended. */
  'connection-test.changed': (change: { tenant_id: string; test: ConnectionTest }) => void;
  /** Something has happened that concerns the user of this session. */
  'notification.created': (notification: Notification) => void;
  /** This session has ended. */
  'session.ended': () => void;
}

/** Path of the socket below the API base. */
export const realtimePath = '/realtime';
