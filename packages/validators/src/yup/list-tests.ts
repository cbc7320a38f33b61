import {
  alphanumericDashSpaceMaximum,
  checkAlphanumericDashSpace,
  type AlphanumericDashSpaceReason,
} from '../alphanumeric-dash-space';
import { checkBusinessPremiseId } from '../business-premise-id';
import { checkElectronicDeviceId } from '../electronic-device-id';
import type { FiscalIdReason } from '../fiscal-id';
import { checkUniqueInList, type UniqueInListOptions } from '../unique-in-list';
import { countryFrom, ruleTest, type CountrySource, type OptionsSource, type RuleTest } from './rule-test';

function alphanumericDashSpaceMessage(reason: AlphanumericDashSpaceReason): string {
  return reason === 'tooLong'
    ? `validation.tooLong?maximum=${alphanumericDashSpaceMaximum}`
    : 'validation.alphanumericDashSpace.shape';
}

/** Keys `validation.alphanumericDashSpace.shape` and `validation.tooLong`. */
export function alphanumericDashSpaceTest(source: CountrySource = {}): RuleTest {
  return ruleTest(
    'alphanumericDashSpace',
    checkAlphanumericDashSpace,
    alphanumericDashSpaceMessage,
    countryFrom(source),
  );
}

function fiscalIdMessage(subject: string) {
  return (reason: FiscalIdReason) => `validation.${subject}.${reason === 'tooLong' ? 'tooLong' : 'shape'}`;
}

/** Keys `validation.businessPremiseId.*`. */
export function businessPremiseIdTest(): RuleTest {
  return ruleTest('businessPremiseId', checkBusinessPremiseId, fiscalIdMessage('businessPremiseId'), {});
}

/** Keys `validation.electronicDeviceId.*`. */
export function electronicDeviceIdTest(): RuleTest {
  return ruleTest('electronicDeviceId', checkElectronicDeviceId, fiscalIdMessage('electronicDeviceId'), {});
}

/** Key `validation.{subject}.duplicate`. */
export function uniqueInListTest(
  source: OptionsSource<UniqueInListOptions>,
  subject: 'unique' | 'businessPremiseId' | 'electronicDeviceId' = 'unique',
): RuleTest {
  return ruleTest('uniqueInList', checkUniqueInList, () => `validation.${subject}.duplicate`, source);
}
