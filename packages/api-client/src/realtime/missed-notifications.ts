import { listNotificationsEndpoint, type Notification } from '../contract';
import type { ApiClient } from '../http/api-client';

const most = 100;

/** Asks for the notifications missed while disconnected, at most the newest hundred, and reports them in order. */
export function createMissedNotifications(client: ApiClient, tell: (notification: Notification) => void) {
  let newest: string | undefined;

  async function begin(): Promise<void> {
    const { data } = await client.call(listNotificationsEndpoint, { query: { per_page: 1 } });
    newest = data[0]?.id ?? '';
  }

  return {
    begin,
    /** Records a notification from an event. */
    note: ({ id }: Notification) => {
      newest = id;
    },
    ask: async () => {
      if (newest === undefined) return begin();
      const { data } = await client.call(listNotificationsEndpoint, { query: { per_page: most } });
      const known = data.findIndex(({ id }) => id === newest);
      for (const notification of (known === -1 ? data : data.slice(0, known)).toReversed()) {
        newest = notification.id;
        tell(notification);
      }
    },
  };
}
