import type { Field } from '@atrium/api-client/contract';
import { couriers } from '@atrium/api-client/contract/couriers';
import { findText, type Language, textOf } from '../../platform';
import { countryName } from '../../resource';
import { fieldLabel } from './field-label';

/** "Customers: View". */
function permissionName(permission: string, language: Language): string {
  const [action = '', module = ''] = permission.split('/');
  const word = (key: string) => findText(language, `activity.permissions.${key}`);
  return `${word(`module.${module}`) ?? module}: ${word(`action.${action}`) ?? action}`;
}

/** "Updated, descending". */
const sortName = (sort: string, language: Language, module: string) =>
  sort
    .split(',')
    .map((key) => {
      const column = fieldLabel(module, key.replace('-', ''), language);
      return textOf(language, `activity.values.${key.startsWith('-') ? 'descending' : 'ascending'}`, { column });
    })
    .join('; ');

const isCourier = (name: string): name is keyof typeof couriers => Object.hasOwn(couriers, name);

type ShowCode = (code: string, language: Language, module: string) => string | null;

/** The names of codes; null for a code that has none. */
export const showCode: Readonly<Record<NonNullable<Field['names']>, ShowCode>> = {
  country: countryName,
  courier: (name) => (isCourier(name) ? couriers[name].title : null),
  permission: permissionName,
  sort: sortName,
};
