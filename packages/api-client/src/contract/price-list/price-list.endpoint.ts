import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { getPriceListSchema, listPriceListVersionsSchema, updatePriceListSchema } from './price-list.schema';

/** `GET /price-list` responds with 200. */
export const getPriceListEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof getPriceListSchema>>({
  id: 'price-list.get',
  method: 'GET',
  path: '/price-list',
  access: { kind: 'user' },
  csrf: 'none',
});

/** `GET /price-list/versions` responds with 200. */
export const listPriceListVersionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listPriceListVersionsSchema>>(
  {
    id: 'price-list.list-versions',
    method: 'GET',
    path: '/price-list/versions',
    access: { kind: 'permission', permission: 'view/price-list' },
    csrf: 'none',
  },
);

/** `PUT /price-list` responds with 200; may throw StaleError (412). */
export const updatePriceListEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updatePriceListSchema>>({
  id: 'price-list.update',
  method: 'PUT',
  path: '/price-list',
  access: { kind: 'permission', permission: 'update/price-list' },
  csrf: 'session',
});
