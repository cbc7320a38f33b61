import { defineEndpoint, type Endpoint } from '../../../endpoint';
import type { CallOf } from '../../../endpoint.schema';
import { courierSlug, testedCouriers, type TestedCourier } from './couriers';
import type { CourierTestSchema } from './courier-test.schema';

const endpointOf = (slug: string) =>
  defineEndpoint({
    id: `connections.test-${slug}`,
    method: 'POST',
    path: `/tenants/{id}/connections/${slug}/test`,
    access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
    csrf: 'session',
    rateLimit: 'connectionTest',
  });

const endpoints = () => Object.fromEntries(testedCouriers.map((name) => [name, endpointOf(courierSlug(name))]));

/** `POST /tenants/{id}/connections/{courier}/test`, answered by 200 however the test ended. */
export const courierTestEndpoints = /* @__PURE__ */ endpoints() as unknown as {
  readonly [Name in TestedCourier]: Endpoint<CallOf<CourierTestSchema<Name>>>;
};
