import { checkBic } from '../bic';
import { checkEmso } from '../emso';
import { checkIban } from '../iban';
import type { MessageOf } from '../messages/message';
import {
  bicMessage,
  emsoMessage,
  ibanMessage,
  registrationNumberMessage,
  taxNumberMessage,
  vatNumberMessage,
} from '../messages/number-messages';
import { checkRegistrationNumber } from '../registration-number';
import { checkTaxNumber } from '../tax-number';
import { checkVatNumber } from '../vat-number';
import type { RuleOptions, Verdict } from '../verdict';
import { countryFrom, ruleTest, type CountrySource, type RuleTest } from './rule-test';

/** A wrong shape is an error; wrong check digits are only a warning. */
export type CountryOptions = Pick<RuleOptions, 'country'>;

type Check<Reason extends string> = (value: unknown, options: RuleOptions) => Verdict<Reason>;

function atShape<Reason extends string>(check: Check<Reason>): Check<Reason> {
  return (value, { country }) => check(value, { country, level: 'shape' });
}

/** Returns the message of a value whose shape is accepted but which fails the full check. */
function warningOf<Reason extends string>(
  check: Check<Reason>,
  messageOf: MessageOf<Reason, CountryOptions>,
  value: unknown,
  { country }: CountryOptions,
): string | undefined {
  if (!check(value, { country, level: 'shape' }).valid) return undefined;
  const verdict = check(value, { country });
  return verdict.valid ? undefined : messageOf(verdict, { country });
}

/** Keys `validation.vatNumber.*`: `prefix`, `country`, `length` with `lengths`, `characters`. */
export function vatNumberTest(source: CountrySource = {}): RuleTest {
  return ruleTest('vatNumber', atShape(checkVatNumber), vatNumberMessage, countryFrom(source));
}

/** `validation.vatNumber.check_digits` for a number with the right shape and wrong check digits. */
export function vatNumberWarning(value: unknown, options: CountryOptions = {}): string | undefined {
  return warningOf(checkVatNumber, vatNumberMessage, value, options);
}

/** Key `validation.taxNumber.shape`. */
export function taxNumberTest(source: CountrySource = {}): RuleTest {
  return ruleTest('taxNumber', atShape(checkTaxNumber), taxNumberMessage, countryFrom(source));
}

/** `validation.taxNumber.check_digits` for a number with the right shape and a wrong check digit. */
export function taxNumberWarning(value: unknown, options: CountryOptions = {}): string | undefined {
  return warningOf(checkTaxNumber, taxNumberMessage, value, options);
}

/** Keys `validation.iban.*`: `country`, `otherCountry` with `country`, `length` with `lengths`, `characters`. */
export function ibanTest(source: CountrySource = {}): RuleTest {
  return ruleTest('iban', atShape(checkIban), ibanMessage, countryFrom(source));
}

/**
 * The warning for an IBAN with an accepted shape: `validation.iban.check_digits`, `.national`, or a deviation from its
 * country's structure.
 */
export function ibanWarning(value: unknown, options: CountryOptions = {}): string | undefined {
  return warningOf(checkIban, ibanMessage, value, options);
}

/** Keys `validation.bic.*`: `length`, `characters`, `country`, `otherCountry` with `country`. */
export function bicTest(source: CountrySource = {}): RuleTest {
  return ruleTest('bic', checkBic, bicMessage, countryFrom(source));
}

/** Keys `validation.registrationNumber.length` and `.characters`. */
export function registrationNumberTest(): RuleTest {
  return ruleTest('registrationNumber', atShape(checkRegistrationNumber), registrationNumberMessage, {});
}

/** `validation.registrationNumber.check_digits` for a number with the right shape and a wrong check digit. */
export function registrationNumberWarning(value: unknown): string | undefined {
  return warningOf(checkRegistrationNumber, registrationNumberMessage, value, {});
}

/** Keys `validation.emso.length`, `.characters` and `.date`. */
export function emsoTest(): RuleTest {
  return ruleTest('emso', atShape(checkEmso), emsoMessage, {});
}

/** `validation.emso.check_digits` for a number with the right shape and a wrong check digit. */
export function emsoWarning(value: unknown): string | undefined {
  return warningOf(checkEmso, emsoMessage, value, {});
}
