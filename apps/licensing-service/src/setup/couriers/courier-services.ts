import type { CourierName, TestedCourier } from '@atrium/api-client/contract/couriers';
import type { Language } from '../../platform';
import * as list from './courier-list';
import type { AccountTest, CourierService, FieldTexts } from './courier-service';

/** The service's part of each courier. A courier that is missing in the list does not compile. */
const services: {
  readonly [Name in CourierName as unknown extends CourierService<Name> ? never : Name]: CourierService<Name>;
} = list;

/** The test of a courier's accounts. */
export const accountTestOf = <Name extends TestedCourier>(name: Name): AccountTest<Name> => services[name];

/** The message for an invalid value of a field of `digits`. */
export function invalidText(name: CourierName, field: string): Readonly<Record<Language, string>> {
  const { invalid } = (services as Readonly<Record<string, Partial<FieldTexts<CourierName>>>>)[name] ?? {};
  const text = (invalid as Readonly<Record<string, Readonly<Record<Language, string>>>> | undefined)?.[field];
  if (text === undefined) throw new Error(`${name} has no message for ${field}`);
  return text;
}
