import type { exportSchema } from '../resources/export.schema';
import { exportEndpoint, listEndpoint } from '../resources/resource.endpoint';
import type { CallOf } from '../endpoint.schema';
import { subscriptionsResource } from './subscription.resource';
import type { listSubscriptionsSchema } from './subscription.schema';

/** `GET /subscriptions` responds with 200. */
export const listSubscriptionsEndpoint =
  /* @__PURE__ */ listEndpoint<CallOf<typeof listSubscriptionsSchema>>(subscriptionsResource);

/** `POST /export/subscriptions` responds with 200; may throw ConflictError (409). */
export const exportSubscriptionsEndpoint =
  /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(subscriptionsResource);
