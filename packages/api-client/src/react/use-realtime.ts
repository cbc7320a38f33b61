import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Notification } from '../contract';
import type { RealtimeConnection } from '../realtime/connect-realtime';
import { useApiClient } from './api-provider';
import { realtimeUpdates, refreshAfterGap } from './realtime-updates';
import { untilQuiet } from './until-quiet';

/** Where the socket is, and what to do with its events. */
export interface UseRealtimeOptions {
  /** Default true; false closes the connection, as for a visitor. */
  readonly enabled?: boolean;
  /** The service has ended this session. */
  readonly onSessionEnded?: () => void;
  /** Something new is in the notification centre. */
  readonly onNotification?: (notification: Notification) => void;
}

/** Keeps the queries up to date by the service's events. The socket's code is fetched when what the page shows first is there. */
export function useRealtime({ enabled = true, onSessionEnded, onNotification }: UseRealtimeOptions = {}): void {
  const client = useApiClient();
  const queries = useQueryClient();
  const sessionEnded = useEffectEvent(() => onSessionEnded?.());
  const notified = useEffectEvent((notification: Notification) => onNotification?.(notification));

  useEffect(() => {
    if (!enabled) return undefined;
    let closed = false;
    let connection: RealtimeConnection | undefined;
    const open = async () => {
      await untilQuiet(queries);
      if (closed) return;
      const { connectRealtime } = await import('../realtime/connect-realtime');
      if (closed) return;
      const updates = realtimeUpdates(queries);
      connection = connectRealtime({
        client,
        on: {
          ...updates,
          'notification.created': (notification) => {
            updates['notification.created'](notification);
            notified(notification);
          },
          'session.ended': () => sessionEnded(),
        },
        onReconnect: () => refreshAfterGap(queries),
      });
    };
    open().catch(() => undefined);
    return () => {
      closed = true;
      connection?.close();
    };
  }, [client, enabled, queries]);
}
