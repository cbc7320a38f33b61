import { checkCountryCode } from '../country-code';
import {
  checkCourierMaxWeight,
  type CourierMaxWeightOptions,
  type CourierMaxWeightReason,
} from '../courier-max-weight';
import { checkPostCode } from '../post-code';
import type { Verdict } from '../verdict';
import { countryFrom, ruleTest, type CountrySource, type OptionsSource, type RuleTest } from './rule-test';

/** Key `validation.country.shape`. */
export function countryCodeTest(): RuleTest {
  return ruleTest('countryCode', checkCountryCode, () => 'validation.country.shape', {});
}

/** Key `validation.postCode.shape`. */
export function postCodeTest(source: CountrySource = {}): RuleTest {
  return ruleTest('postCode', checkPostCode, () => 'validation.postCode.shape', countryFrom(source));
}

type CheckPostOffice = (value: unknown) => Verdict<string, { readonly post: string }>;

/** Keys `validation.postCode.shape` and `.unknown`; `check` is `checkSlovenianPostCode` of `@atrium/validators/post-codes`. */
export function slovenianPostCodeTest(check: CheckPostOffice): RuleTest {
  return ruleTest(
    'slovenianPostCode',
    check,
    (reason) => `validation.postCode.${reason === 'unknown' ? 'unknown' : 'shape'}`,
    {},
  );
}

function courierMaxWeightMessage(reason: CourierMaxWeightReason, { ceiling }: CourierMaxWeightOptions): string {
  if (reason !== 'tooHeavy') return `validation.courierMaxWeight.${reason === 'tooLight' ? 'tooLight' : 'shape'}`;
  return `validation.courierMaxWeight.tooHeavy?maximum=${ceiling}`;
}

/** Keys `validation.courierMaxWeight.*`; `tooHeavy` carries the ceiling as `maximum`, in kilograms. */
export function courierMaxWeightTest(source: OptionsSource<CourierMaxWeightOptions> = {}): RuleTest {
  return ruleTest('courierMaxWeight', checkCourierMaxWeight, courierMaxWeightMessage, source);
}
