import * as rules from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';
import { checkPhone } from '@atrium/validators/phone';
import { checkSlovenianPostCode } from '@atrium/validators/post-codes';
import * as tests from '@atrium/validators/yup';
import type { RuleTest } from '@atrium/validators/yup';

export interface PlaygroundRule {
  readonly name: string;
  /** The verdict of the rule, including check digits. */
  readonly check: (value: string, country: string | undefined) => { readonly valid: boolean; readonly reason?: string };
  /** The rule as a form test. */
  readonly test: (country: string | undefined) => RuleTest;
  /** The warning of a form. */
  readonly warning?: (value: string, country: string | undefined) => string | undefined;
}

const ceiling = 31.5;
const others = ['TRGOVINA1', 'B1'];
const confirmed = { password: 'modra-hiša7' };

/** All rules. A rule that needs more than a value and a country has a fixed sample, shown in its name. */
export const playgroundRules: readonly PlaygroundRule[] = [
  {
    name: 'VAT number',
    check: (value, country) => rules.checkVatNumber(value, { country }),
    test: (country) => tests.vatNumberTest({ country }),
    warning: (value, country) => tests.vatNumberWarning(value, { country }),
  },
  {
    name: 'Tax number',
    check: (value, country) => rules.checkTaxNumber(value, { country }),
    test: (country) => tests.taxNumberTest({ country }),
    warning: (value, country) => tests.taxNumberWarning(value, { country }),
  },
  {
    name: 'IBAN',
    check: (value, country) => rules.checkIban(value, { country }),
    test: (country) => tests.ibanTest({ country }),
    warning: (value, country) => tests.ibanWarning(value, { country }),
  },
  {
    name: 'BIC',
    check: (value, country) => rules.checkBic(value, { country }),
    test: (country) => tests.bicTest({ country }),
  },
  {
    name: 'Registration number (matična številka)',
    check: (value) => rules.checkRegistrationNumber(value),
    test: tests.registrationNumberTest,
    warning: tests.registrationNumberWarning,
  },
  {
    name: 'EMŠO',
    check: (value) => rules.checkEmso(value),
    test: tests.emsoTest,
    warning: tests.emsoWarning,
  },
  {
    name: 'Password',
    check: (value) => rules.checkPassword(value, { isCommon: isCommonPassword }),
    test: () => tests.passwordTest({ isCommon: isCommonPassword }),
  },
  {
    name: 'Password confirmation (of modra-hiša7)',
    check: (value) => rules.checkPasswordConfirmation(value, confirmed),
    test: () => tests.passwordConfirmationTest(confirmed),
  },
  { name: 'E-mail', check: rules.checkEmail, test: tests.emailTest },
  { name: 'Full name', check: rules.checkFullName, test: tests.fullNameTest },
  {
    name: 'Phone',
    check: (value, country) => checkPhone(value, { country }),
    test: (country) => tests.phoneTest(checkPhone, { country }),
  },
  {
    name: 'Letters, digits, dot, dash, space',
    check: (value, country) => rules.checkAlphanumericDashSpace(value, { country }),
    test: (country) => tests.alphanumericDashSpaceTest({ country }),
  },
  { name: 'Business premise ID', check: rules.checkBusinessPremiseId, test: tests.businessPremiseIdTest },
  { name: 'Electronic device ID', check: rules.checkElectronicDeviceId, test: tests.electronicDeviceIdTest },
  {
    name: 'Unique in a list (TRGOVINA1, B1)',
    check: (value) => rules.checkUniqueInList(value, { others }),
    test: () => tests.uniqueInListTest({ others }),
  },
  {
    name: 'Post code',
    check: (value, country) => rules.checkPostCode(value, { country }),
    test: (country) => tests.postCodeTest({ country }),
  },
  {
    name: 'Slovenian post code',
    check: checkSlovenianPostCode,
    test: () => tests.slovenianPostCodeTest(checkSlovenianPostCode),
  },
  { name: 'Country code', check: rules.checkCountryCode, test: tests.countryCodeTest },
  { name: 'Tenant URL name', check: rules.checkTenantUrlName, test: tests.tenantUrlNameTest },
  { name: 'Host name', check: rules.checkHostName, test: tests.hostNameTest },
  { name: 'Port', check: rules.checkPort, test: tests.portTest },
  {
    name: 'Courier max weight (at most 31.5 kg)',
    check: (value) => rules.checkCourierMaxWeight(value, { ceiling }),
    test: () => tests.courierMaxWeightTest({ ceiling }),
  },
];
