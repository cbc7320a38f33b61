import type { BicReason } from '../bic';
import type { EmsoReason } from '../emso';
import type { IbanReason } from '../iban';
import type { RegistrationNumberReason } from '../registration-number';
import type { TaxNumberReason } from '../tax-number';
import type { VatNumberReason } from '../vat-number';
import type { RuleOptions } from '../verdict';
import { isMissing, requiredMessage, type Rejection } from './message';

type Country = Pick<RuleOptions, 'country'>;

/** `9, 12`, or `2–12` for consecutive lengths. */
function inWords(lengths: readonly number[]): string {
  const [first = 0] = lengths;
  const last = lengths.at(-1) ?? first;
  return lengths.length > 2 && last - first === lengths.length - 1 ? `${first}–${last}` : lengths.join(', ');
}

function numberMessage(rule: string, { reason, expectedLengths }: Rejection<string>): string {
  if (isMissing(reason)) return requiredMessage;
  const values = expectedLengths === undefined ? '' : `?lengths=${inWords(expectedLengths)}`;
  return `validation.${rule}.${reason}${values}`;
}

/** Names the required country, if there is one. */
function countryMessage(rule: string, { country }: Country): string {
  return country ? `validation.${rule}.otherCountry?country=${country.toUpperCase()}` : `validation.${rule}.country`;
}

export function vatNumberMessage(rejection: Rejection<VatNumberReason>, { country }: Country): string {
  return rejection.reason === 'country' && !country
    ? 'validation.vatNumber.prefix'
    : numberMessage('vatNumber', rejection);
}

export function ibanMessage(rejection: Rejection<IbanReason>, options: Country): string {
  return rejection.reason === 'country' ? countryMessage('iban', options) : numberMessage('iban', rejection);
}

export function bicMessage(rejection: Rejection<BicReason>, options: Country): string {
  return rejection.reason === 'country' ? countryMessage('bic', options) : numberMessage('bic', rejection);
}

export function taxNumberMessage(rejection: Rejection<TaxNumberReason>): string {
  return numberMessage('taxNumber', rejection);
}

export function registrationNumberMessage(rejection: Rejection<RegistrationNumberReason>): string {
  return numberMessage('registrationNumber', rejection);
}

export function emsoMessage(rejection: Rejection<EmsoReason>): string {
  return numberMessage('emso', rejection);
}
