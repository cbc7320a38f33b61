import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { listNotificationsSchema, readNotificationSchema, readNotificationsSchema } from './notification.schema';

/** `GET /notifications` responds with 200. */
export const listNotificationsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listNotificationsSchema>>({
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  access: { kind: 'user' },
  csrf: 'none',
  background: true,
});

/** `POST /notifications/{id}/read` responds with 200. */
export const readNotificationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof readNotificationSchema>>({
  id: 'notifications.read',
  method: 'POST',
  path: '/notifications/{id}/read',
  access: { kind: 'user' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /notifications/read` responds with 200. */
export const readNotificationsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof readNotificationsSchema>>({
  id: 'notifications.read-all',
  method: 'POST',
  path: '/notifications/read',
  access: { kind: 'user' },
  csrf: 'session',
  repeatable: true,
});
