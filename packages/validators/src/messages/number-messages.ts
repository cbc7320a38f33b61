import type { BicReason } from '../bic';
import type { EmsoReason } from '../emso';
import type { IbanReason } from '../iban';
import type { RegistrationNumberReason } from '../registration-number';
import type { TaxNumberReason } from '../tax-number';
import type { VatNumberReason } from '../vat-number';
import type { RuleOptions } from '../verdict';
import { isMissing, requiredMessage, type Refusal } from './message';

type Country = Pick<RuleOptions, 'country'>;

/** `9, 12`, or `2–12` where there are no gaps. */
function inWords(lengths: readonly number[]): string {
  const [first = 0] = lengths;
  const last = lengths.at(-1) ?? first;
  return lengths.length > 2 && last - first === lengths.length - 1 ? `${first}–${last}` : lengths.join(', ');
}

function numberMessage(rule: string, { reason, expectedLengths }: Refusal<string>): string {
  if (isMissing(reason)) return requiredMessage;
  const values = expectedLengths === undefined ? '' : `?lengths=${inWords(expectedLengths)}`;
  return `validation.${rule}.${reason}${values}`;
}

/** With a country its letters are asked for, else any country's. */
function countryMessage(rule: string, { country }: Country): string {
  return country ? `validation.${rule}.otherCountry?country=${country.toUpperCase()}` : `validation.${rule}.country`;
}

export function vatNumberMessage(refusal: Refusal<VatNumberReason>, { country }: Country): string {
  return refusal.reason === 'country' && !country ? 'validation.vatNumber.prefix' : numberMessage('vatNumber', refusal);
}

export function ibanMessage(refusal: Refusal<IbanReason>, options: Country): string {
  return refusal.reason === 'country' ? countryMessage('iban', options) : numberMessage('iban', refusal);
}

export function bicMessage(refusal: Refusal<BicReason>, options: Country): string {
  return refusal.reason === 'country' ? countryMessage('bic', options) : numberMessage('bic', refusal);
}

export function taxNumberMessage(refusal: Refusal<TaxNumberReason>): string {
  return numberMessage('taxNumber', refusal);
}

export function registrationNumberMessage(refusal: Refusal<RegistrationNumberReason>): string {
  return numberMessage('registrationNumber', refusal);
}

export function emsoMessage(refusal: Refusal<EmsoReason>): string {
  return numberMessage('emso', refusal);
}
