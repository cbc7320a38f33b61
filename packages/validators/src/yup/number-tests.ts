import { checkIban } from '../iban';
import { checkTaxNumber } from '../tax-number';
import { checkVatNumber } from '../vat-number';
import type { RuleOptions, Verdict } from '../verdict';
import { countryFrom, ruleTest, type CountrySource, type RuleTest } from './rule-test';

/** Shape is the error; the check digits are only ever a warning. */
export type CountryOptions = Pick<RuleOptions, 'country'>;

type Check = (value: unknown, options: RuleOptions) => Verdict<string>;

const atShape =
  (check: Check) =>
  (value: unknown, { country }: CountryOptions) =>
    check(value, { country, level: 'shape' });

function warningOf(check: Check, value: unknown, { country }: CountryOptions, key: string): string | undefined {
  const hasShape = check(value, { country, level: 'shape' }).valid;
  return hasShape && !check(value, { country, level: 'checkDigits' }).valid ? key : undefined;
}

/** Key `validation.vatNumber.shape`. */
export function vatNumberTest(source: CountrySource = {}): RuleTest {
  return ruleTest('vatNumber', atShape(checkVatNumber), () => 'validation.vatNumber.shape', countryFrom(source));
}

/** `validation.vatNumber.checkDigits` for a number with the right shape and wrong check digits. */
export function vatNumberWarning(value: unknown, options: CountryOptions = {}): string | undefined {
  return warningOf(checkVatNumber, value, options, 'validation.vatNumber.checkDigits');
}

/** Key `validation.taxNumber.shape`. */
export function taxNumberTest(source: CountrySource = {}): RuleTest {
  return ruleTest('taxNumber', atShape(checkTaxNumber), () => 'validation.taxNumber.shape', countryFrom(source));
}

/** `validation.taxNumber.checkDigits` for a number with the right shape and a wrong check digit. */
export function taxNumberWarning(value: unknown, options: CountryOptions = {}): string | undefined {
  return warningOf(checkTaxNumber, value, options, 'validation.taxNumber.checkDigits');
}

/** Key `validation.iban.shape`. */
export function ibanTest(source: CountrySource = {}): RuleTest {
  return ruleTest('iban', atShape(checkIban), () => 'validation.iban.shape', countryFrom(source));
}

/** `validation.iban.checkDigits` for an IBAN with an accepted shape that its country or mod 97 refuses. */
export function ibanWarning(value: unknown, options: CountryOptions = {}): string | undefined {
  return warningOf(checkIban, value, options, 'validation.iban.checkDigits');
}
