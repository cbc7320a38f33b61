import { object, string, ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { checkPhone } from './phone';
import {
  emailTest,
  ibanWarning,
  passwordConfirmationTest,
  passwordTest,
  phoneTest,
  uniqueInListTest,
  vatNumberTest,
  vatNumberWarning,
} from './yup';

const schema = object({
  email: string().test(emailTest()),
  password: string().test(passwordTest(({ email }) => ({ minimum: 8, words: [String(email ?? '')] }))),
  password_confirmation: string().test(passwordConfirmationTest()),
  country: string(),
  phone: string().test(phoneTest(checkPhone, ({ country }) => ({ country: String(country ?? '') }))),
  vat: string().test(vatNumberTest(({ country }) => ({ country: String(country ?? '') }))),
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
  it('pass what is empty or absent', async () => {
    expect(await errorsOf({})).toEqual({});
    expect(await errorsOf({ email: '', password: '', vat: ' ', phone: '', premise: '' })).toEqual({});
  });

  it('answer a refusal with its message key and values', async () => {
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
      vat: 'validation.vatNumber.shape',
      premise: 'validation.businessPremiseId.duplicate',
    });
  });

  it('judge numbers by their shape and offer the check digits as a warning', async () => {
    expect(await errorsOf({ country: 'SI', vat: 'SI50223055' })).toEqual({});
    expect(vatNumberWarning('SI50223055', { country: 'SI' })).toBe('validation.vatNumber.checkDigits');
    expect(vatNumberWarning('SI50223054', { country: 'SI' })).toBeUndefined();
    expect(vatNumberWarning('123', { country: 'SI' })).toBeUndefined();
    expect(ibanWarning('SI56 2633 0001 2039 087')).toBe('validation.iban.checkDigits');
  });
});
