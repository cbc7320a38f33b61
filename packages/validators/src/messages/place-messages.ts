import type { CountryCodeReason } from '../country-code';
import type { CourierMaxWeightOptions, CourierMaxWeightReason } from '../courier-max-weight';
import { isMissing, requiredMessage, type Refusal } from './message';

export function countryCodeMessage({ reason }: Refusal<CountryCodeReason>): string {
  return isMissing(reason) ? requiredMessage : 'validation.country.shape';
}

/** Of `checkPostCode`, and of `checkSlovenianPostCode`, which also knows what is `unknown`. */
export function postCodeMessage({ reason }: Refusal<string>): string {
  if (isMissing(reason)) return requiredMessage;
  return `validation.postCode.${reason === 'unknown' ? 'unknown' : 'shape'}`;
}

export function courierMaxWeightMessage(
  { reason }: Refusal<CourierMaxWeightReason>,
  { ceiling }: CourierMaxWeightOptions,
): string {
  if (isMissing(reason)) return requiredMessage;
  return `validation.courierMaxWeight.${reason === 'tooHeavy' ? `tooHeavy?maximum=${ceiling}` : reason}`;
}
