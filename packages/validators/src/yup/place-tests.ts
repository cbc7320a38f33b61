import { checkCountryCode } from '../country-code';
import { checkCourierMaxWeight, type CourierMaxWeightOptions } from '../courier-max-weight';
import { countryCodeMessage, courierMaxWeightMessage, postCodeMessage } from '../messages/place-messages';
import { checkPostCode } from '../post-code';
import type { Verdict } from '../verdict';
import { countryFrom, ruleTest, type CountrySource, type OptionsSource, type RuleTest } from './rule-test';

/** Key `validation.country.shape`. */
export function countryCodeTest(): RuleTest {
  return ruleTest('countryCode', checkCountryCode, countryCodeMessage, {});
}

/** Key `validation.postCode.shape`. */
export function postCodeTest(source: CountrySource = {}): RuleTest {
  return ruleTest('postCode', checkPostCode, postCodeMessage, countryFrom(source));
}

type CheckPostOffice = (value: unknown) => Verdict<string, { readonly post: string }>;

/** Keys `validation.postCode.shape` and `.unknown`; `check` is `checkSlovenianPostCode` of `@atrium/validators/post-codes`. */
export function slovenianPostCodeTest(check: CheckPostOffice): RuleTest {
  return ruleTest('slovenianPostCode', check, postCodeMessage, {});
}

/** Keys `validation.courierMaxWeight.*`; `tooHeavy` has the value `maximum`, in kilograms. */
export function courierMaxWeightTest(source: OptionsSource<CourierMaxWeightOptions> = {}): RuleTest {
  return ruleTest('courierMaxWeight', checkCourierMaxWeight, courierMaxWeightMessage, source);
}
