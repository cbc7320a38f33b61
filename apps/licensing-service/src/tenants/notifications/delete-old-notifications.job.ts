import { Type } from 'typebox';
import { defineJob } from '../../platform/jobs/job';
import { deleteNotificationsBefore } from './notification.repository';

const keptFor = 90 * 24 * 3_600_000;

/** Removes notifications that are older than ninety days. */
export const sweepNotificationsJob = defineJob({
  name: 'notifications.sweep',
  schema: Type.Object({}),
  every: '29 * * * *',
  run: ({ parts: { database, clock } }) => deleteNotificationsBefore(database, new Date(clock().getTime() - keptFor)),
});
