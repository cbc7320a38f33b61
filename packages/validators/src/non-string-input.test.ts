import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';
import * as rules from './index';
import { checkPhone } from './phone';
import { checkSlovenianPostCode } from './post-codes';

type Check = (value: unknown) => { valid: boolean; reason?: string };

const checks: Record<string, Check> = {
  alphanumericDashSpace: (value) => rules.checkAlphanumericDashSpace(value, { country: 'SI' }),
  bic: rules.checkBic,
  businessPremiseId: rules.checkBusinessPremiseId,
  countryCode: rules.checkCountryCode,
  courierMaxWeight: (value) => rules.checkCourierMaxWeight(value, { ceiling: 31.5 }),
  electronicDeviceId: rules.checkElectronicDeviceId,
  email: rules.checkEmail,
  emso: rules.checkEmso,
  fullName: rules.checkFullName,
  hostName: rules.checkHostName,
  iban: rules.checkIban,
  password: (value) => rules.checkPassword(value, { words: ['a@b'], isCommon: isCommonPassword }),
  passwordConfirmation: (value) => rules.checkPasswordConfirmation(value, { password: 'x' }),
  phone: (value) => checkPhone(value, { country: 'SI' }),
  port: rules.checkPort,
  postCode: (value) => rules.checkPostCode(value, { country: 'SI' }),
  registrationNumber: rules.checkRegistrationNumber,
  slovenianPostCode: checkSlovenianPostCode,
  taxNumber: (value) => rules.checkTaxNumber(value, { country: 'SI' }),
  tenantUrlName: rules.checkTenantUrlName,
  uniqueInList: (value) => rules.checkUniqueInList(value, { others: ['x', 7] }),
  vatNumber: (value) => rules.checkVatNumber(value, { country: 'FR' }),
};

const nonStrings = [
  undefined,
  null,
  0,
  12345678,
  10n,
  true,
  {},
  [],
  ['SI'],
  Symbol('x'),
  new Date(0),
  () => 'SI',
  Object.create(null),
];

describe.each(Object.entries(checks))('%s', (_name, check) => {
  it('rejects a non-string without throwing', () => {
    for (const value of nonStrings) expect(check(value)).toMatchObject({ valid: false, reason: 'type' });
  });

  it('rejects the empty string', () => {
    expect(check('').valid).toBe(false);
  });

  it('handles 100,000 characters in linear time', () => {
    const seeds = ['a', '1', '.', '-', '@', ' ', 'č', 'a.', 'a@', '😀', '\u0301', '::', 'SI1'];
    for (const seed of seeds) {
      const value = seed.repeat(100_000 / seed.length);
      if (_name !== 'uniqueInList') expect(check(value).valid).toBe(false);
      expect(check(`${value}!`).valid).toBe(_name === 'uniqueInList');
    }
  });
});

describe('missing country', () => {
  it.each([null, undefined, '', 'SLO', '??'])('ignores the country %j', (none) => {
    const options = { country: none as string };
    expect(rules.checkVatNumber('SI50223054', options)).toMatchObject({ valid: true });
    expect(rules.checkTaxNumber('123456789', options)).toMatchObject({ valid: true });
    expect(rules.checkPostCode('SW1A 1AA', options)).toMatchObject({ valid: true });
    expect(rules.checkAlphanumericDashSpace('Trg 1', options)).toMatchObject({ valid: true });
  });
});
