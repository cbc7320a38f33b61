import { checkAlphanumericDashSpace, type AlphanumericDashSpaceOptions } from '../alphanumeric-dash-space';
import { checkBusinessPremiseId } from '../business-premise-id';
import { checkElectronicDeviceId } from '../electronic-device-id';
import { checkUniqueInList, type UniqueInListOptions } from '../unique-in-list';
import { ruleTest, type OptionsSource, type RuleTest } from './rule-test';

/** Key `validation.alphanumericDashSpace.shape`. */
export function alphanumericDashSpaceTest(source: OptionsSource<AlphanumericDashSpaceOptions> = {}): RuleTest {
  const message = () => 'validation.alphanumericDashSpace.shape';
  return ruleTest('alphanumericDashSpace', checkAlphanumericDashSpace, message, source);
}

/** Keys `validation.businessPremiseId.*`. */
export function businessPremiseIdTest(): RuleTest {
  const message = (reason: string) => `validation.businessPremiseId.${reason === 'tooLong' ? 'tooLong' : 'shape'}`;
  return ruleTest('businessPremiseId', checkBusinessPremiseId, message, {});
}

/** Keys `validation.electronicDeviceId.*`. */
export function electronicDeviceIdTest(): RuleTest {
  const message = (reason: string) => `validation.electronicDeviceId.${reason === 'tooLong' ? 'tooLong' : 'shape'}`;
  return ruleTest('electronicDeviceId', checkElectronicDeviceId, message, {});
}

/** Key `validation.{subject}.duplicate`. */
export function uniqueInListTest(
  source: OptionsSource<UniqueInListOptions>,
  subject: 'unique' | 'businessPremiseId' | 'electronicDeviceId' = 'unique',
): RuleTest {
  return ruleTest('uniqueInList', checkUniqueInList, () => `validation.${subject}.duplicate`, source);
}
