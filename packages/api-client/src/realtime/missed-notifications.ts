import { listNotificationsEndpoint, type Notification } from '../contract';
import type { ApiClient } from '../http/api-client';

const maximum = 100;

/** Fetches notifications that were missed while disconnected, at maximum the newest hundred, and reports them in order. */
export function createMissedNotifications(client: ApiClient, report: (notification: Notification) => void) {
  let newest: string | undefined;

  async function start(): Promise<void> {
    const { data } = await client.call(listNotificationsEndpoint, { query: { per_page: 1 } });
    newest = data[0]?.id ?? '';
  }

  return {
    start,
    /** Records a notification from an event. */
    record: ({ id }: Notification) => {
      newest = id;
    },
    fetch: async () => {
      if (newest === undefined) return start();
      const { data } = await client.call(listNotificationsEndpoint, { query: { per_page: maximum } });
      const known = data.findIndex(({ id }) => id === newest);
      for (const notification of (known === -1 ? data : data.slice(0, known)).toReversed()) {
        newest = notification.id;
        report(notification);
      }
    },
  };
}
