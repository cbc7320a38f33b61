import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Notification } from '../contract';
import type { connectRealtime, RealtimeConnection } from '../realtime/connect-realtime';
import { useApiClient } from './api-provider';
import { waitUntilIdle } from './wait-until-idle';

/** Options of `useRealtime`. */
export interface UseRealtimeOptions {
  /** `() => import('@atrium/api-client/realtime')`: pages without it need no `socket.io-client`. */
  readonly load: () => Promise<{ readonly connectRealtime: typeof connectRealtime }>;
  /** Default: true. False closes the connection, as for a visitor. */
  readonly enabled?: boolean;
  /** Called when the service has ended this session. */
  readonly onSessionEnded?: () => void;
  /** Called for each new notification. */
  readonly onNotification?: (notification: Notification) => void;
}

/** Updates queries from the service's events. Loads the socket's code after the page's first queries. */
export function useRealtime({ load, enabled = true, onSessionEnded, onNotification }: UseRealtimeOptions): void {
  const client = useApiClient();
  const queries = useQueryClient();
  const loadSocket = useEffectEvent(() => load());
  const sessionEnded = useEffectEvent(() => onSessionEnded?.());
  const notified = useEffectEvent((notification: Notification) => onNotification?.(notification));

  useEffect(() => {
    if (!enabled) return undefined;
    let closed = false;
    let connection: RealtimeConnection | undefined;
    const open = async () => {
      await waitUntilIdle(queries);
      if (closed) return;
      const [{ connectRealtime }, { realtimeUpdates, refreshAfterGap }] = await Promise.all([
        loadSocket(),
        import('./realtime-updates'),
      ]);
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
        onConnect: () => refreshAfterGap(queries),
      });
    };
    open().catch(() => undefined);
    return () => {
      closed = true;
      connection?.close();
    };
  }, [client, enabled, queries]);
}
