/** English texts by message key without `validation.`; `{{name}}` is a placeholder. */
export const validationTexts = {
  required: 'Fill in this field.',
  tooLong: 'Enter at most {{maximum}} characters.',
  email: {
    shape: 'Enter an e-mail address such as name@example.com.',
    tooLong: 'The e-mail address may have at most 254 characters.',
  },
  fullName: { shape: 'Enter the full name, at most 120 characters.' },
  password: {
    tooShort: 'Use at least {{minimum}} characters.',
    tooLong: 'Use at most {{maximum}} characters.',
    noLetter: 'Add a letter.',
    noDigit: 'Add a number.',
    noSymbol: 'Add a symbol from !@#$%^&*?-=+_.',
    tooCommon:
      'This password is easy to guess: it is a common word or a row of keys with small changes. Choose another.',
    containsPersonalWord: 'The password must not contain your name, your e-mail address or the name of the product.',
    confirmation: 'The password confirmation does not match.',
  },
  phone: { shape: 'Enter a phone number that exists in the chosen country.' },
  country: { shape: 'Choose a country.' },
  postCode: {
    shape: 'A Slovenian postal code has four digits.',
    unknown: 'No post office has this postal code.',
  },
  courierMaxWeight: {
    shape: 'Enter a weight in kilograms, such as 31.5.',
    tooLight: 'The weight must be more than zero.',
    tooHeavy: 'This courier accepts at most {{maximum, number}} kg.',
  },
  vatNumber: {
    country: 'This is not a VAT number of the chosen country.',
    prefix: 'Begin with the two letters of the country, such as SI.',
    length: 'The length is wrong. Characters expected after the country code: {{lengths}}.',
    characters: 'One of the characters is wrong. Please check it.',
    check_digits: 'The check digits of this VAT number are wrong. Please check it.',
  },
  taxNumber: {
    shape: 'A Slovenian tax number has exactly 8 digits.',
    check_digits: 'The check digit of this tax number is wrong. Please check it.',
  },
  iban: {
    country: 'An IBAN begins with the two letters of its country, such as SI.',
    otherCountry: 'Enter an IBAN that begins with {{country}}.',
    length: 'An IBAN of this country has {{lengths}} characters.',
    characters: 'One of the characters is wrong. Please check it.',
    check_digits: 'The check digits of this IBAN are wrong. Please check it.',
    national: 'The check digits of the account number in this IBAN are wrong. Please check it.',
  },
  bic: {
    country: 'The fifth and sixth characters must be a country code, such as SI.',
    otherCountry: 'Enter a BIC of the country {{country}}.',
    length: 'A BIC has 8 or 11 characters.',
    characters: 'One of the characters is wrong. Please check it.',
  },
  registrationNumber: {
    length: 'A registration number has 7 or 10 digits.',
    characters: 'One of the characters is wrong. Please check it.',
    check_digits: 'The check digit of this registration number is wrong. Please check it.',
  },
  emso: {
    length: 'An EMŠO has 13 digits.',
    characters: 'Use only digits.',
    date: 'An EMŠO begins with the date of birth, but this date does not exist.',
    check_digits: 'The check digit of this EMŠO is wrong. Please check it.',
  },
  alphanumericDashSpace: { shape: 'Use only letters, numbers, dots, hyphens and spaces.' },
  businessPremiseId: {
    shape: 'The business premise ID may include only letters and numbers.',
    tooLong: 'The business premise ID may have at most 20 characters.',
    duplicate: 'The business premise ID already exists.',
  },
  electronicDeviceId: {
    shape: 'The electronic device ID may include only letters and numbers.',
    tooLong: 'The electronic device ID may have at most 20 characters.',
    duplicate: 'The electronic device ID already exists.',
  },
  unique: { duplicate: 'This value is already in the list.' },
  tenantUrlName: {
    tooShort: 'Use at least {{minimum}} characters.',
    tooLong: 'Use at most {{maximum}} characters.',
    characters: 'Use only lower-case letters a–z, numbers and hyphens.',
    hyphens: 'The name cannot start or end with a hyphen or contain two hyphens in a row.',
    reserved: 'This name is reserved. Choose another.',
  },
  port: { shape: 'Enter a port from 1 to 65535.' },
  hostName: { shape: 'Enter a host name such as db.example.com or an IP address.' },
} as const;
