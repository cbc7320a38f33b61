import {
  courierFieldNames,
  courierNames,
  couriers,
  type CourierFieldType,
  type CourierName,
} from '@atrium/api-client/contract/couriers';

const samples: Readonly<Record<CourierFieldType, string>> = {
  id: '40412',
  digits: '380001234',
  login: 'zelena-dolina',
  secret: 'paket-7',
};

/** The account of an enabled courier, complete as its declaration says; `secretOf` chooses the secrets. */
export function sampleCourier(name: CourierName, secretOf: (field: string) => string = () => samples.secret) {
  const { fields, maxWeight } = couriers[name];
  const secrets = courierFieldNames(name, 'secret');
  const account = Object.entries(fields).map(([field, { type }]) => [
    field,
    secrets.includes(field) ? secretOf(field) : samples[type],
  ]);
  return {
    ...(Object.fromEntries(account) as Readonly<Record<string, string>>),
    enabled: true,
    max_weight: maxWeight.usual * 1000,
  };
}

/** Every courier, enabled and complete. */
export const sampleCouriers = (secretOf: (path: `${CourierName}.${string}`) => string) =>
  Object.fromEntries(courierNames.map((name) => [name, sampleCourier(name, (field) => secretOf(`${name}.${field}`))]));
