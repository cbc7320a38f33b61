import type { CourierName } from '@atrium/api-client/contract';
import { courierNames } from './courier-values';
import type { SectionField } from '../../form/model/section-field';

const ownFields: Readonly<Record<CourierName, readonly (readonly [path: string, label: string])[]>> = {
  posta_slovenije: [
    ['client_id', 'clientId'],
    ['contract_id', 'contractId'],
    ['branch_id', 'branchId'],
    ['postal_id', 'postalId'],
  ],
  gls: [['client_number', 'clientNumber']],
  dpd: [],
};

const account = [
  ['username', 'username'],
  ['password', 'password'],
  ['max_weight', 'maxWeight'],
] as const;

const sender = [
  ['name', 'senderName'],
  ['street', 'street'],
  ['postal_code', 'postalCode'],
  ['city', 'city'],
  ['country', 'country'],
  ['email', 'email'],
  ['phone', 'phone'],
] as const;

/** The fields in the order of the screen, each with the keys of its label and its courier. */
export const couriersFields: readonly SectionField[] = courierNames.flatMap((name) => [
  ...[...ownFields[name], ...account].map(([path, label]) => ({
    path: `${name}.${path}`,
    label,
    group: `name.${name}`,
  })),
  ...sender.map(([path, label]) => ({ path: `${name}.sender.${path}`, label, group: `senderOf.${name}` })),
]);
