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
import { route } from '../../platform/http/route';
import type { Parts } from '../../parts';
import { readAllNotifications, readNotification, readNotifications } from './read-notifications.service';

export function notificationsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, listNotificationsEndpoint, listNotificationsSchema, ({ query, user }) =>
    readNotifications(parts, user.id, query),
  );

  route(app, readNotificationsEndpoint, readNotificationsSchema, async ({ user }) => ({
    unread: await readAllNotifications(parts, user.id),
  }));

  route(app, readNotificationEndpoint, readNotificationSchema, async ({ params, user }) => ({
    unread: await readNotification(parts, user.id, params.id),
  }));
}
