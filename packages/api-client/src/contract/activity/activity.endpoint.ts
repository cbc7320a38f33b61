import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { exportSchema } from '../resources/export.schema';
import { exportEndpoint, listEndpoint, spreadsheetMediaType } from '../resources/resource.endpoint';
import { activityResource } from './activity.resource';
import type { exportRecordActivitySchema, listActivitySchema, listRecordActivitySchema } from './activity.schema';

/** `GET /activity` responds with 200. */
export const listActivityEndpoint = /* @__PURE__ */ listEndpoint<CallOf<typeof listActivitySchema>>(activityResource);

/** `POST /export/activity` responds with 200; may throw ConflictError (409). */
export const exportActivityEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(activityResource);

/** `GET /activity/{subject}/{id}` responds with 200. */
export const listRecordActivityEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listRecordActivitySchema>>({
  id: 'activity.list-record',
  method: 'GET',
  path: '/activity/{subject}/{id}',
  access: { kind: 'user' },
  csrf: 'none',
});

/** `POST /export/activity/{subject}/{id}` responds with 200; may throw ConflictError (409). */
export const exportRecordActivityEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof exportRecordActivitySchema>>({
  id: 'activity.export-record',
  method: 'POST',
  path: '/export/activity/{subject}/{id}',
  access: { kind: 'user' },
  csrf: 'session',
  mediaType: 'application/json',
  rateLimit: 'export',
  file: { name: 'activity.xlsx', mediaType: spreadsheetMediaType },
});
