import type { CourierName } from '@atrium/api-client/contract/couriers';
import type { TextKey } from '@atrium/i18n';
import type { CouriersTexts } from '../messages';
import { sharedFields } from './courier-texts';

type Label = Extract<TextKey<CouriersTexts>, `courier.${string}.field.${string}` | (typeof sharedFields)[number]>;

/** The key of an account field's label. */
export function courierLabel(name: CourierName, field: string): Label {
  const isShared = (sharedFields as readonly string[]).includes(field);
  return (isShared ? field : `courier.${name}.field.${field}`) as Label;
}
