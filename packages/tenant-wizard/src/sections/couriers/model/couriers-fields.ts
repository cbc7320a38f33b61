import { courierFieldNames, courierNames } from '@atrium/api-client/contract/couriers';
import type { SectionField } from '../../form/model/section-field';
import { courierLabel } from './courier-label';

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
export const couriersFields: readonly SectionField[] = courierNames.flatMap((name) => {
  const group = `courier.${name}.title`;
  return [
    ...courierFieldNames(name).map((field) => ({ path: `${name}.${field}`, label: courierLabel(name, field), group })),
    { path: `${name}.max_weight`, label: 'maxWeight', group },
    ...sender.map(([path, label]) => ({
      path: `${name}.sender.${path}`,
      label,
      group: `courier.${name}.sender`,
    })),
  ];
});
