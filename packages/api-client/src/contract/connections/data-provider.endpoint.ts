import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { requestVpnSchema, testDataProviderSchema } from './data-provider.schema';

const access = { kind: 'tenant', role: 'manager', permission: 'update/tenants' } as const;

/** `POST /tenants/{id}/connections/data-provider/test` responds with 200 whether the test passes or fails. */
export const testDataProviderEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof testDataProviderSchema>>({
  id: 'connections.test-data-provider',
  method: 'POST',
  path: '/tenants/{id}/connections/data-provider/test',
  access,
  csrf: 'session',
  rateLimit: 'connectionTest',
});

/** `POST /tenants/{id}/vpn-request` responds with 200. */
export const requestVpnEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof requestVpnSchema>>({
  id: 'connections.request-vpn',
  method: 'POST',
  path: '/tenants/{id}/vpn-request',
  access,
  csrf: 'session',
  idempotency: 'required',
});
