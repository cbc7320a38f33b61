import { checkCountryCode } from '../country-code';
import { checkPostCode, type PostCodeOptions } from '../post-code';
import { ruleTest, type OptionsSource, type RuleTest } from './rule-test';

/** Key `validation.country.shape`. */
export function countryCodeTest(): RuleTest {
  return ruleTest('countryCode', checkCountryCode, () => 'validation.country.shape', {});
}

/** Key `validation.postCode.shape`. */
export function postCodeTest(source: OptionsSource<PostCodeOptions> = {}): RuleTest {
  return ruleTest('postCode', checkPostCode, () => 'validation.postCode.shape', source);
}
