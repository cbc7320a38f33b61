import type { CountryCodeReason } from '../country-code';
import type { CourierMaxWeightOptions, CourierMaxWeightReason } from '../courier-max-weight';
import { isMissing, requiredMessage, type Rejection } from './message';

export function countryCodeMessage({ reason }: Rejection<CountryCodeReason>): string {
  return isMissing(reason) ? requiredMessage : 'validation.country.shape';
}

/** Takes the reasons of `checkPostCode` and `checkSlovenianPostCode`. */
export function postCodeMessage({ reason }: Rejection<string>): string {
  if (isMissing(reason)) return requiredMessage;
  return `validation.postCode.${reason === 'unknown' ? 'unknown' : 'shape'}`;
}

export function courierMaxWeightMessage(
  { reason }: Rejection<CourierMaxWeightReason>,
  { ceiling }: CourierMaxWeightOptions,
): string {
  if (isMissing(reason)) return requiredMessage;
  return `validation.courierMaxWeight.${reason === 'tooHeavy' ? `tooHeavy?maximum=${ceiling}` : reason}`;
}
