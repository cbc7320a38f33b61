import {
  courierFieldNames,
  couriers,
  courierTestEndpoints,
  testedCouriers,
  type TestedCourier,
} from '../../contract/tenants/sections/couriers';
import type { FakeCall } from '../http/call';
import { requireValid } from '../http/problem';
import { tenantOf } from '../tenants/tenant';
import { missingField, recordTest, vendorStages } from './connection-test';

interface CourierTestCall extends FakeCall {
  readonly params: { readonly id: string };
  readonly body: { readonly [Name in TestedCourier]?: Readonly<Record<string, string | null | undefined>> };
}

function testCourier(name: TestedCourier, { state, params, body, user }: CourierTestCall) {
  const tenant = tenantOf(state, user(), params.id);
  const input = body[name] ?? {};
  const secrets: Readonly<Record<string, { readonly set: boolean }>> = tenant.sections.couriers.secrets;
  const problems = (couriers[name].test ?? []).map((field) => {
    const path = `${name}.${field}`;
    return [path, secrets[path]?.set !== true && missingField(input[field])] as const;
  });
  requireValid(Object.fromEntries(problems));
  const [secret = ''] = courierFieldNames(name, 'secret');
  return recordTest(state, tenant, name, { secret: input[secret] ?? undefined, stages: vendorStages });
}

/** Handlers of the couriers' account tests, by call id. */
export const courierTestHandlers: ReadonlyMap<string, (call: never) => unknown> = new Map(
  testedCouriers.map((name) => [courierTestEndpoints[name].id, (call: CourierTestCall) => testCourier(name, call)]),
);
