import { describe, expect, it } from 'vitest';
import { checkBic, checkEmso, checkIban, checkPassword, checkRegistrationNumber, checkVatNumber } from './index';
import { textOf, textOfMessage, type TextRule } from './texts';
import { validationTexts as english } from './texts/en';
import { validationTexts as slovenian } from './texts/sl';

/** All reasons of each rule. */
const reasons: Readonly<Record<TextRule, readonly string[]>> = {
  alphanumericDashSpace: ['tooLong', 'shape'],
  bic: ['country', 'length', 'characters'],
  businessPremiseId: ['tooLong', 'shape'],
  countryCode: ['shape'],
  courierMaxWeight: ['shape', 'tooLight', 'tooHeavy'],
  electronicDeviceId: ['tooLong', 'shape'],
  email: ['tooLong', 'shape'],
  emso: ['length', 'characters', 'date', 'check_digits'],
  fullName: ['tooLong', 'shape'],
  hostName: ['tooLong', 'shape'],
  iban: ['country', 'length', 'characters', 'check_digits', 'national'],
  password: ['tooShort', 'tooLong', 'noLetter', 'noDigit', 'noSymbol', 'containsPersonalWord', 'tooCommon'],
  passwordConfirmation: ['mismatch'],
  phone: ['shape', 'country'],
  port: ['shape'],
  postCode: ['shape', 'unknown'],
  registrationNumber: ['length', 'characters', 'check_digits'],
  taxNumber: ['shape', 'check_digits'],
  tenantUrlName: ['tooShort', 'tooLong', 'characters', 'hyphens', 'reserved'],
  uniqueInList: ['duplicate'],
  vatNumber: ['country', 'length', 'characters', 'check_digits'],
};

function refused<Rejection>(verdict: Rejection) {
  expect(verdict).toMatchObject({ valid: false });
  return verdict as Extract<Rejection, { valid: false }>;
}

/** The keys of a text tree, with the placeholders of each text. */
function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${path}${name} ${(value.match(/\{\{\w+/g) ?? []).join(' ')}`
      : keysOf(value as object, `${path}${name}.`),
  );
}

describe('validation texts', () => {
  it('exist for every reason of every rule in both languages, with all values filled in', () => {
    for (const [rule, all] of Object.entries(reasons) as [TextRule, readonly string[]][]) {
      for (const reason of ['type', ...all]) {
        for (const country of ['SI', undefined]) {
          const rejection = { valid: false, reason, expectedLengths: [19] } as never;
          const [inEnglish, inSlovenian] = (['en', 'sl'] as const).map((language) =>
            textOf(rule, rejection, language, { country, minimum: 8, ceiling: 31.5 }),
          );
          expect(inEnglish, `${rule} ${reason}`).toMatch(/^[A-Z].*\.$/);
          expect(inSlovenian, `${rule} ${reason}`).toMatch(/^[A-ZČŠŽ].*\.$/);
          expect(`${inEnglish}${inSlovenian}`).not.toMatch(/validation\.|undefined|\{\{/);
          expect(inSlovenian).not.toBe(inEnglish);
        }
      }
    }
  });

  it('have the same keys and placeholders in both languages', () => {
    expect(keysOf(slovenian)).toEqual(keysOf(english));
  });

  it('explain why an IBAN is rejected', () => {
    const short = refused(checkIban('SI56 2633'));
    expect(textOf('iban', short, 'en')).toBe('An IBAN of this country has 19 characters.');
    expect(textOf('iban', short, 'sl')).toBe('Število znakov v IBAN te države: 19.');
    const foreign = refused(checkIban('HR1210010051863000160', { country: 'si' }));
    expect(textOf('iban', foreign, 'en', { country: 'si' })).toBe('Enter an IBAN that begins with SI.');
    expect(textOf('iban', refused(checkIban('SI29 2633 0001 2039 087')), 'sl')).toBe(
      'Kontrolna števka v številki računa ni pravilna. Preverite vnos.',
    );
  });

  it('explain why other numbers are rejected', () => {
    expect(textOf('vatNumber', refused(checkVatNumber('LT1')), 'en')).toBe(
      'The length is wrong. Characters expected after the country code: 9, 12.',
    );
    expect(textOf('vatNumber', refused(checkVatNumber('50223054')), 'sl')).toBe(
      'Začnite z oznako države, na primer SI.',
    );
    expect(textOf('bic', refused(checkBic('LJBA')), 'sl')).toBe('BIC ima 8 ali 11 znakov.');
    expect(textOf('registrationNumber', refused(checkRegistrationNumber('5043612')), 'sl')).toBe(
      'Kontrolna števka matične številke ni pravilna. Preverite vnos.',
    );
    expect(textOf('emso', refused(checkEmso('3102006500006')), 'sl')).toBe(
      'EMŠO se začne z datumom rojstva, ta datum pa ne obstaja.',
    );
    expect(textOf('password', refused(checkPassword('a1!', { minimum: 8 })), 'en', { minimum: 8 })).toBe(
      'Use at least 8 characters.',
    );
  });

  it('format values for the language', () => {
    const heavy = 'validation.courierMaxWeight.tooHeavy?maximum=31.5';
    expect(textOfMessage(heavy, 'en')).toBe('This courier accepts at most 31.5 kg.');
    expect(textOfMessage(heavy, 'sl')).toBe('Ta dostavna služba prevzame največ 31,5 kg.');
  });

  it.each(['Already taken.', 'validation.nothing', 'validation.iban', 'validation.constructor', 'other.required', ''])(
    'leave %j as it is',
    (message) => expect(textOfMessage(message, 'en')).toBe(message),
  );
});
