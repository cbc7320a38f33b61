import { checkCountryCode } from '../country-code';
import { checkPostCode } from '../post-code';
import { countryFrom, ruleTest, type CountrySource, type RuleTest } from './rule-test';

/** Key `validation.country.shape`. */
export function countryCodeTest(): RuleTest {
  return ruleTest('countryCode', checkCountryCode, () => 'validation.country.shape', {});
}

/** Key `validation.postCode.shape`. */
export function postCodeTest(source: CountrySource = {}): RuleTest {
  return ruleTest('postCode', checkPostCode, () => 'validation.postCode.shape', countryFrom(source));
}
