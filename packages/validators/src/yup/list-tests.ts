import { checkAlphanumericDashSpace } from '../alphanumeric-dash-space';
import { checkBusinessPremiseId } from '../business-premise-id';
import { checkElectronicDeviceId } from '../electronic-device-id';
import {
  alphanumericDashSpaceMessage,
  businessPremiseIdMessage,
  electronicDeviceIdMessage,
} from '../messages/list-messages';
import { checkUniqueInList, type UniqueInListOptions } from '../unique-in-list';
import { countryFrom, ruleTest, type CountrySource, type OptionsSource, type RuleTest } from './rule-test';

/** Keys `validation.alphanumericDashSpace.shape` and `validation.tooLong`. */
export function alphanumericDashSpaceTest(source: CountrySource = {}): RuleTest {
  return ruleTest(
    'alphanumericDashSpace',
    checkAlphanumericDashSpace,
    alphanumericDashSpaceMessage,
    countryFrom(source),
  );
}

/** Keys `validation.businessPremiseId.*`. */
export function businessPremiseIdTest(): RuleTest {
  return ruleTest('businessPremiseId', checkBusinessPremiseId, businessPremiseIdMessage, {});
}

/** Keys `validation.electronicDeviceId.*`. */
export function electronicDeviceIdTest(): RuleTest {
  return ruleTest('electronicDeviceId', checkElectronicDeviceId, electronicDeviceIdMessage, {});
}

/** Key `validation.{subject}.duplicate`. */
export function uniqueInListTest(
  source: OptionsSource<UniqueInListOptions>,
  subject: 'unique' | 'businessPremiseId' | 'electronicDeviceId' = 'unique',
): RuleTest {
  return ruleTest('uniqueInList', checkUniqueInList, () => `validation.${subject}.duplicate`, source);
}
