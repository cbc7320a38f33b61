import { courierNames, couriers, type CourierName } from '@atrium/api-client/contract/couriers';
import type { Language } from '@atrium/i18n';
import * as list from '../courier-list';
import type { CourierText, CourierTexts } from '../model/courier-texts';

/** A courier that is missing in the list does not compile. */
const texts: { readonly [Name in CourierName]: CourierTexts<Name> } = list;

/** The texts of each courier below `courier.{name}`. */
export type TextsOfCouriers = {
  readonly courier: { readonly [Name in CourierName]: CourierText<Name> & { readonly title: string } };
};

export function textsOfCouriers(language: Language): TextsOfCouriers {
  const named = courierNames.map((name) => [name, { title: couriers[name].title, ...texts[name][language] }]);
  return { courier: Object.fromEntries(named) as TextsOfCouriers['courier'] };
}
