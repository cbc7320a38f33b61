import { object, string, ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { checkPhone } from './phone';
import { checkSlovenianPostCode } from './post-codes';
import {
  alphanumericDashSpaceTest,
  bicTest,
  businessPremiseIdTest,
  countryCodeTest,
  courierMaxWeightTest,
  electronicDeviceIdTest,
  emailTest,
  emsoTest,
  emsoWarning,
  fullNameTest,
  hostNameTest,
  ibanTest,
  ibanWarning,
  passwordConfirmationTest,
  passwordTest,
  phoneTest,
  portTest,
  postCodeTest,
  registrationNumberTest,
  registrationNumberWarning,
  slovenianPostCodeTest,
  taxNumberTest,
  tenantUrlNameTest,
  uniqueInListTest,
  vatNumberTest,
  vatNumberWarning,
  type RuleTest,
} from './yup';

const schema = object({
  email: string().test(emailTest()),
  password: string().test(passwordTest(({ email }) => ({ minimum: 8, words: [email] }))),
  password_confirmation: string().test(passwordConfirmationTest()),
  country: string(),
  phone: string().test(phoneTest(checkPhone, ({ country }) => ({ country }))),
  vat: string().test(vatNumberTest(({ country }) => ({ country }))),
  premise: string().test(uniqueInListTest({ others: ['A1'] }, 'businessPremiseId')),
});

async function errorsOf(values: object): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((inner) => [inner.path ?? '', inner.message]));
  }
}

describe('yup tests', () => {
  it('accept empty and missing values', async () => {
    expect(await errorsOf({})).toEqual({});
    expect(await errorsOf({ email: '', password: '', vat: ' ', phone: '', premise: '' })).toEqual({});
  });

  it('fail with a message key and its values', async () => {
    expect(
      await errorsOf({
        email: 'ana@',
        password: 'abc1!',
        password_confirmation: 'abc1?',
        country: 'SI',
        phone: '123',
        vat: '1234',
        premise: ' a1 ',
      }),
    ).toEqual({
      email: 'validation.email.shape',
      password: 'validation.password.tooShort?minimum=8',
      password_confirmation: 'validation.password.confirmation',
      phone: 'validation.phone.shape',
      vat: 'validation.vatNumber.length?lengths=8',
      premise: 'validation.businessPremiseId.duplicate',
    });
  });

  it('check the shape of numbers and warn about check digits', async () => {
    expect(await errorsOf({ country: 'SI', vat: 'SI50223055' })).toEqual({});
    expect(vatNumberWarning('SI50223055', { country: 'SI' })).toBe('validation.vatNumber.check_digits');
    expect(vatNumberWarning('SI50223054', { country: 'SI' })).toBeUndefined();
    expect(vatNumberWarning('123', { country: 'SI' })).toBeUndefined();
    expect(ibanWarning('SI29 2633 0001 2039 087')).toBe('validation.iban.national');
    expect(ibanWarning('GB00000000000000000')).toBe('validation.iban.length?lengths=22');
    expect(ibanWarning('SI56 2633 0001 2039 086')).toBeUndefined();
    expect(registrationNumberWarning('5043612')).toBe('validation.registrationNumber.check_digits');
    expect(emsoWarning('0101006500007')).toBe('validation.emso.check_digits');
    expect(ibanWarning('SI56 2633 0001 2039 087')).toBe('validation.iban.check_digits');
  });
});

describe('message keys', () => {
  const refusals: readonly [RuleTest, string, string][] = [
    [alphanumericDashSpaceTest({ country: 'SI' }), 'a/b', 'validation.alphanumericDashSpace.shape'],
    [alphanumericDashSpaceTest(), 'a'.repeat(1001), 'validation.tooLong?maximum=1000'],
    [businessPremiseIdTest(), 'A-1', 'validation.businessPremiseId.shape'],
    [businessPremiseIdTest(), 'A'.repeat(21), 'validation.businessPremiseId.tooLong'],
    [electronicDeviceIdTest(), 'A 1', 'validation.electronicDeviceId.shape'],
    [courierMaxWeightTest(), 'a lot', 'validation.courierMaxWeight.shape'],
    [courierMaxWeightTest(), '0', 'validation.courierMaxWeight.tooLight'],
    [courierMaxWeightTest({ ceiling: 31.5 }), '40', 'validation.courierMaxWeight.tooHeavy?maximum=31.5'],
    [countryCodeTest(), 'UK', 'validation.country.shape'],
    [emailTest(), `ana@${'a'.repeat(300)}.si`, 'validation.email.tooLong'],
    [fullNameTest(), '123', 'validation.fullName.shape'],
    [fullNameTest(), 'a'.repeat(121), 'validation.tooLong?maximum=120'],
    [hostNameTest(), '127.1', 'validation.hostName.shape'],
    [ibanTest(), 'SI56', 'validation.iban.length?lengths=19'],
    [ibanTest(), 'SI5626330001203908X', 'validation.iban.characters'],
    [ibanTest(), '5626', 'validation.iban.country'],
    [ibanTest({ country: 'si' }), 'HR', 'validation.iban.otherCountry?country=SI'],
    [bicTest(), 'LJBASI2', 'validation.bic.length?lengths=8, 11'],
    [bicTest(), 'LJBAZZ2X', 'validation.bic.country'],
    [bicTest({ country: 'HR' }), 'LJBASI2X', 'validation.bic.otherCountry?country=HR'],
    [registrationNumberTest(), '504361', 'validation.registrationNumber.length?lengths=7, 10'],
    [emsoTest(), '3102006500006', 'validation.emso.date'],
    [vatNumberTest(), '50223054', 'validation.vatNumber.prefix'],
    [vatNumberTest({ country: 'SI' }), 'HR33392005961', 'validation.vatNumber.country'],
    [vatNumberTest({ country: 'SI' }), '5022305A', 'validation.vatNumber.characters'],
    [vatNumberTest(), 'RO1', 'validation.vatNumber.length?lengths=2–10'],
    [vatNumberTest(), 'XX1', 'validation.vatNumber.length?lengths=2–12'],
    [passwordTest(), 'abcdef', 'validation.password.noDigit'],
    [passwordTest(), `a1!${'a'.repeat(126)}`, 'validation.password.tooLong?maximum=128'],
    [portTest(), '0', 'validation.port.shape'],
    [postCodeTest({ country: 'SI' }), '100', 'validation.postCode.shape'],
    [slovenianPostCodeTest(checkSlovenianPostCode), '100', 'validation.postCode.shape'],
    [slovenianPostCodeTest(checkSlovenianPostCode), '9999', 'validation.postCode.unknown'],
    [taxNumberTest({ country: 'SI' }), '1234567', 'validation.taxNumber.shape'],
    [tenantUrlNameTest(), 'ab', 'validation.tenantUrlName.tooShort?minimum=3'],
    [tenantUrlNameTest(), 'www', 'validation.tenantUrlName.reserved'],
    [tenantUrlNameTest(), 'a'.repeat(33), 'validation.tenantUrlName.tooLong?maximum=32'],
    [uniqueInListTest({ others: ['a'] }), 'A', 'validation.unique.duplicate'],
  ];

  it.each(refusals)('%o rejects %j with %s', async (test, value, message) => {
    await expect(string().test(test).validate(value)).rejects.toThrow(message);
    await expect(string().test(test).validate('')).resolves.toBe('');
  });
});
