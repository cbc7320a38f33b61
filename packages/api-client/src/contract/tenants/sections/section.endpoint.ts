import { defineEndpoint } from '../../endpoint';
import type { CallOf } from '../../endpoint.schema';
import type { saveApplicationSchema } from './application.schema';
import type { saveCouriersSchema } from './couriers/couriers.schema';
import type { saveFiscalizationSchema } from './fiscalization.schema';
import type { savePluginsSchema } from './plugins.schema';
import type { saveDataProviderSchema } from './data-provider.schema';
import type { saveSubscriptionSchema } from './subscription.schema';

/** `PUT /tenants/{id}/sections/application`, answered by 200; may throw ConflictError (409) or StaleError (412). */
export const saveApplicationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveApplicationSchema>>({
  id: 'tenants.save-application',
  method: 'PUT',
  path: '/tenants/{id}/sections/application',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
});

/** `PUT /tenants/{id}/sections/couriers`, answered by 200; may throw ConflictError (409) or StaleError (412). */
export const saveCouriersEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveCouriersSchema>>({
  id: 'tenants.save-couriers',
  method: 'PUT',
  path: '/tenants/{id}/sections/couriers',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
});

/** `PUT /tenants/{id}/sections/fiscalization`, answered by 200; may throw ConflictError (409) or StaleError (412). */
export const saveFiscalizationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveFiscalizationSchema>>({
  id: 'tenants.save-fiscalization',
  method: 'PUT',
  path: '/tenants/{id}/sections/fiscalization',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
});

/** `PUT /tenants/{id}/sections/plugins`, answered by 200; may throw ConflictError (409) or StaleError (412). */
export const savePluginsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof savePluginsSchema>>({
  id: 'tenants.save-plugins',
  method: 'PUT',
  path: '/tenants/{id}/sections/plugins',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
});

/** `PUT /tenants/{id}/sections/data-provider`, answered by 200; may throw ConflictError (409) or StaleError (412). */
export const saveDataProviderEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveDataProviderSchema>>({
  id: 'tenants.save-data-provider',
  method: 'PUT',
  path: '/tenants/{id}/sections/data-provider',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
});

/** `PUT /tenants/{id}/sections/subscription`, answered by 200; may throw ConflictError (409) or StaleError (412). */
export const saveSubscriptionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveSubscriptionSchema>>({
  id: 'tenants.save-subscription',
  method: 'PUT',
  path: '/tenants/{id}/sections/subscription',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
});
