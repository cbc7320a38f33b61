export { emailTest, fullNameTest, passwordConfirmationTest, passwordTest } from './yup/person-tests';
export {
  alphanumericDashSpaceTest,
  businessPremiseIdTest,
  electronicDeviceIdTest,
  uniqueInListTest,
} from './yup/list-tests';
export { hostNameTest, portTest, tenantUrlNameTest } from './yup/address-tests';
export { phoneTest } from './yup/phone-test';
export { countryCodeTest, courierMaxWeightTest, postCodeTest, slovenianPostCodeTest } from './yup/place-tests';
export {
  bicTest,
  emsoTest,
  emsoWarning,
  ibanTest,
  ibanWarning,
  registrationNumberTest,
  registrationNumberWarning,
  taxNumberTest,
  taxNumberWarning,
  vatNumberTest,
  vatNumberWarning,
} from './yup/number-tests';
export type { CountrySource, Fields, OptionsSource, RuleTest } from './yup/rule-test';
