import {
  courierFieldNames,
  couriers,
  courierTestEndpoints,
  testedCouriers,
  type TestedCourier,
} from '../contract/tenants/sections/couriers';
import { courierTestSchemas } from '../contract/schemas';
import { missingField, recordTest, vendorStages } from './fake-connection-test';
import { refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { tenantOf } from './fake-tenant';

type Input = Readonly<Record<string, string | null | undefined>>;

function courierTestRoute(name: TestedCourier): FakeRoute {
  return fakeRoute(courierTestEndpoints[name], courierTestSchemas[name], ({ state, params, body, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const input = (body as unknown as Readonly<Record<string, Input>>)[name] ?? {};
    const secrets: Readonly<Record<string, { readonly set: boolean }>> = tenant.sections.couriers.secrets;
    const needed = couriers[name].test ?? [];
    refuseInvalid(
      Object.fromEntries(
        needed.map((field) => {
          const path = `${name}.${field}`;
          return [path, secrets[path]?.set !== true && missingField(input[field])];
        }),
      ),
    );
    const [secret = ''] = courierFieldNames(name, 'secret');
    return recordTest(state, tenant, name, { secret: input[secret] ?? undefined, stages: vendorStages });
  });
}

/** The tests of the couriers' accounts. */
export const fakeCourierTestRoutes: readonly FakeRoute[] = testedCouriers.map((name) => courierTestRoute(name));
