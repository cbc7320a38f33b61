import {
  listNotificationsEndpoint,
  readNotificationEndpoint,
  readNotificationsEndpoint,
} from '@atrium/api-client/contract';
import {
  listNotificationsSchema,
  readNotificationSchema,
  readNotificationsSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { readAllNotifications, readNotification, readNotifications } from './read-notifications.service';

export function notificationsRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  route(app, listNotificationsEndpoint, listNotificationsSchema, ({ query, user }) =>
    readNotifications(dependencies, user.id, query),
  );

  route(app, readNotificationsEndpoint, readNotificationsSchema, async ({ user }) => ({
    unread: await readAllNotifications(dependencies, user.id),
  }));

  route(app, readNotificationEndpoint, readNotificationSchema, async ({ params, user }) => ({
    unread: await readNotification(dependencies, user.id, params.id),
  }));
}
