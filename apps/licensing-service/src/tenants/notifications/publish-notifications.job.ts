import { Type } from 'typebox';
import { defineJob, type JobContext } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { findNotifications } from './notification.repository';
import { toNotification } from './notification-view';

/** Sends new notifications to open pages of their readers. Readers without one find them in the list. */
export const publishNotificationsJob = defineJob({
  name: 'notifications.publish',
  schema: Type.Object({ ids: Type.Array(Type.String({ format: 'uuid' })) }),
  queue: { retryLimit: 2 },
  async run({ dependencies: { database, realtime } }: JobContext<TenantsDependencies>, { ids }) {
    if (!realtime.isWatched()) return;
    for (const row of await findNotifications(database, ids)) {
      const notification = toNotification(row);
      if (notification !== null) await realtime.notify(row.userId, notification);
    }
  },
});
