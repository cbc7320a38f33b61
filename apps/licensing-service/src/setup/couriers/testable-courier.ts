import {
  courierFieldNames,
  couriers,
  type CouriersDraft,
  type TestedCourier,
} from '@atrium/api-client/contract/couriers';
import type { TestableConnection } from '../connections/testable-connection';

/** The values of a courier's fields; null for those that are missing. */
export function fieldValues(courier: object | undefined, fields: readonly string[]): Record<string, string | null> {
  const values = { ...courier } as Readonly<Record<string, string | null | undefined>>;
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

/** The connection to a courier, as tests of saved settings see it. */
export function testableCourier(name: TestedCourier): TestableConnection<CouriersDraft> {
  const secrets = courierFieldNames(name, 'secret');
  const settings = (couriers[name].test ?? []).filter((field) => !secrets.includes(field));
  return {
    connection: name,
    secret: `${name}.${secrets[0]}`,
    settings: (data) => fieldValues(data[name], settings),
  };
}
