export {
  alphanumericDashSpaceMaximum,
  checkAlphanumericDashSpace,
  isAlphanumericDashSpace,
  type AlphanumericDashSpaceOptions,
  type AlphanumericDashSpaceReason,
} from './alphanumeric-dash-space';
export { checkBic, isBic, type BicOptions, type BicReason, type BicVerdict } from './bic';
export { checkBusinessPremiseId, isBusinessPremiseId } from './business-premise-id';
export { checkCountryCode, isCountryCode, type CountryCodeReason } from './country-code';
export { countryCodes } from './country-codes';
export {
  checkCourierMaxWeight,
  isCourierMaxWeight,
  type CourierMaxWeightOptions,
  type CourierMaxWeightReason,
} from './courier-max-weight';
export { checkElectronicDeviceId, isElectronicDeviceId } from './electronic-device-id';
export { checkEmail, emailMaximum, isEmail, type EmailReason } from './email';
export { checkEmso, isEmso, type EmsoOptions, type EmsoReason, type EmsoVerdict } from './emso';
export { fiscalIdMaximum, type FiscalIdReason } from './fiscal-id';
export { checkFullName, fullNameMaximum, isFullName, type FullNameReason } from './full-name';
export { checkHostName, hostNameMaximum, isHostName, type HostKind, type HostNameReason } from './host-name';
export {
  checkIban,
  formatIban,
  isIban,
  type IbanDetails,
  type IbanOptions,
  type IbanReason,
  type IbanVerdict,
} from './iban';
export type { SlovenianBank } from './iban/slovenian-banks';
export {
  checkPassword,
  isPassword,
  passwordMaximum,
  passwordMinimum,
  passwordSymbols,
  type InvalidPassword,
  type PasswordOptions,
  type PasswordReason,
} from './password';
export {
  checkPasswordConfirmation,
  isPasswordConfirmation,
  type PasswordConfirmationOptions,
  type PasswordConfirmationReason,
} from './password-confirmation';
export { checkPort, isPort, type PortReason } from './port';
export { checkPostCode, isPostCode, type PostCodeOptions, type PostCodeReason } from './post-code';
export {
  checkRegistrationNumber,
  isRegistrationNumber,
  type RegistrationNumberOptions,
  type RegistrationNumberReason,
  type RegistrationNumberVerdict,
} from './registration-number';
export { reservedTenantUrlNames } from './reserved-tenant-url-names';
export { suggestTenantUrlName, type SuggestTenantUrlNameOptions } from './suggest-tenant-url-name';
export { checkTaxNumber, formatTaxNumber, isTaxNumber, type TaxNumberReason } from './tax-number';
export {
  checkTenantUrlName,
  isTenantUrlName,
  tenantUrlNameMaximum,
  tenantUrlNameMinimum,
  type TenantUrlNameReason,
} from './tenant-url-name';
export { checkUniqueInList, isUniqueInList, type UniqueInListOptions, type UniqueInListReason } from './unique-in-list';
export { isUnusualText, type TextKind } from './unusual-text';
export { parseDecimal } from './parse-decimal';
export { formatVatNumber } from './format-vat-number';
export { checkVatNumber, isVatNumber, type VatNumberReason, type VatNumberVerdict } from './vat-number';
export type { BasicReason, Invalid, InvalidNumber, Level, RuleOptions, Valid, Verdict } from './verdict';
