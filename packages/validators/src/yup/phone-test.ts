import { phoneMessage } from '../messages/person-messages';
import type { Verdict } from '../verdict';
import { countryFrom, ruleTest, type CountrySource, type RuleTest } from './rule-test';

/** Repeats the options of `@atrium/validators/phone`, so that this entry does not need its library. */
export interface PhoneCountry {
  readonly country?: string | undefined;
}

type CheckPhone = (value: unknown, options: PhoneCountry) => Verdict<string>;

/** Key `validation.phone.shape`; `check` is `checkPhone` of `@atrium/validators/phone`. */
export function phoneTest(check: CheckPhone, source: CountrySource = {}): RuleTest {
  return ruleTest('phone', check, phoneMessage, countryFrom(source));
}
