import type { TObject } from 'typebox';
import { named } from '../../../named.schema';
import { courierTypeName, type CourierInputSchema } from './courier.schema';
import { courierInputSchemas } from './couriers.schema';
import { couriers, testedCouriers, type CourierOf, type TestedCourier } from './couriers';
import { accountTestSchema, testLimits } from '../../../connections/account-tests.schema';

function schemaOf(name: TestedCourier) {
  const { service, testLimit } = couriers[name];
  const ofAccount =
    testLimit === undefined ? '' : `, and beyond ${testLimit.max} in ${testLimit.minutes} minutes for one account`;
  return {
    ...accountTestSchema,
    summary: `Tests the form’s account with ${service}, ${testLimits}${ofAccount}.`,
    body: named(`Test${courierTypeName(name)}Input`, { [name]: courierInputSchemas[name] }),
  };
}

/** Request and response of a courier test. */
export type CourierTestSchema<Name extends TestedCourier> = typeof accountTestSchema & {
  readonly summary: string;
  readonly body: TObject<{ [Field in Name]: CourierInputSchema<CourierOf<Name>> }>;
};

/** Request and response of `courierTestEndpoints`. */
export const courierTestSchemas = Object.fromEntries(
  testedCouriers.map((name) => [name, schemaOf(name)]),
) as unknown as {
  readonly [Name in TestedCourier]: CourierTestSchema<Name>;
};
