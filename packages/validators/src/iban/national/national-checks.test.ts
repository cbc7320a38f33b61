import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkIban, isIban } from '../../iban';
import { nationalChecks } from './national-checks';

/** Builds an IBAN for the account with correct ISO 13616 check digits. */
function ibanOf(country: string, account: string): string {
  let remainder = 0;
  for (const character of `${account}${country}00`) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (10 * remainder + Number(digit)) % 97;
  }
  return `${country}${String(98 - remainder).padStart(2, '0')}${account}`;
}

/** Examples from the SWIFT IBAN registry. */
const samples = [
  'SI56263300012039086',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'MC5811222000010123456789030',
  'BE68539007547034',
  'PT50000201231234567890154',
  'IT60X0542811101000000123456',
  'SM86U0322509800000000270100',
];

describe('national check digits', () => {
  it.each(samples)('accepts the registry example %s', (value) =>
    expect(checkIban(value)).toMatchObject({ valid: true, normalized: value }),
  );

  it.each(samples)('rejects every changed digit of %s, even if the IBAN check digits are correct', (value) => {
    const country = value.slice(0, 2);
    const account = value.slice(4);
    for (let at = 0; at < account.length; at++) {
      if (!/\d/.test(account.charAt(at))) continue;
      for (const digit of '0123456789'.replace(account.charAt(at), '')) {
        const changed = ibanOf(country, account.slice(0, at) + digit + account.slice(at + 1));
        expect(isIban(changed), changed).toBe(true);
        expect(checkIban(changed), changed).toEqual({ valid: false, reason: 'national' });
      }
    }
  });

  it.each([
    ['FR', '20041010050500013N02606'],
    ['MC', '11222000010B23456789030'],
    ['IT', 'Y0542811101000000123456'],
    ['SM', 'U032250980000000027010B'],
  ])('rejects a changed letter in %s%s', (country, account) =>
    expect(checkIban(ibanOf(country, account))).toEqual({ valid: false, reason: 'national' }),
  );

  it('accepts 97 for a Belgian remainder of 0', () => {
    expect(checkIban(ibanOf('BE', '000000009797'))).toMatchObject({ valid: true });
    expect(checkIban(ibanOf('BE', '000000009700'))).toEqual({ valid: false, reason: 'national' });
  });

  it('accepts French keys from 01 to 97', () => {
    expect(checkIban(ibanOf('FR', `${'0'.repeat(21)}97`))).toMatchObject({ valid: true });
    expect(checkIban(ibanOf('FR', '0'.repeat(23)))).toEqual({ valid: false, reason: 'national' });
  });

  it('accepts only Slovenian IBANs that begin with SI56', () => {
    for (let account = 0; account < 2000; account++) {
      const digits = String(263_300_012_000_000 + account * 7919);
      const value = ibanOf('SI', digits);
      expect(checkIban(value).valid, value).toBe(value.startsWith('SI56'));
    }
  });

  it('agrees with the samples in its documentation', () => {
    const documented = readdirSync(import.meta.dirname).flatMap((file) => {
      const words = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return /Valid: `([^`]+)`\. Invalid: `([^`]+)`/.exec(words) ?? [];
    });
    expect(documented).toHaveLength(3 * new Set(Object.values(nationalChecks)).size);
    for (let at = 0; at < documented.length; at += 3) {
      expect(checkIban(documented[at + 1])).toMatchObject({ valid: true });
      expect(checkIban(documented[at + 2])).toEqual({ valid: false, reason: 'national' });
    }
  });

  it('accepts any account number of other countries', () => {
    expect(checkIban(ibanOf('HR', '10010051863000160'))).toMatchObject({ valid: true, country: 'HR' });
  });
});
