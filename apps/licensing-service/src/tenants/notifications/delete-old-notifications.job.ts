import { Type } from 'typebox';
import { defineJob, type JobContext } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { deleteNotificationsBefore } from './notification.repository';

const retention = 90 * 24 * 3_600_000;

/** Deletes notifications older than ninety days. */
export const deleteOldNotificationsJob = defineJob({
  name: 'notifications.delete-old',
  schema: Type.Object({}),
  every: '29 * * * *',
  run: ({ dependencies: { database, clock } }: JobContext<TenantsDependencies>) =>
    deleteNotificationsBefore(database, new Date(clock().getTime() - retention)),
});
