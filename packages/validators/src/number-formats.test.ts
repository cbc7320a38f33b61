import { describe, expect, it } from 'vitest';
import { checkIban, formatIban, formatTaxNumber, formatVatNumber, isIban, isTaxNumber, isVatNumber } from './index';
import { formatPhone } from './phone';

describe('number formats', () => {
  it.each([
    ['si50223054', undefined, 'SI 50223054'],
    ['50223054', 'SI', 'SI 50223054'],
    ['GR094259216', undefined, 'EL 094259216'],
    ['428759497', 'BE', 'BE 0428 759 497'],
    ['FR40303265045', undefined, 'FR 40 303 265 045'],
    ['GB980780684001', undefined, 'GB 980 7806 84 001'],
    ['PL8567346215', undefined, 'PL 856 734 62 15'],
    ['DE136695976', undefined, 'DE 136 695 976'],
    ['no number!', undefined, 'no number!'],
  ])('formats the VAT number %s of %s as %s', (value, country, written) => {
    expect(formatVatNumber(value, { country })).toBe(written);
    if (value !== written) expect(isVatNumber(written, { country })).toBe(true);
  });

  it('formats an IBAN in groups of four', () => {
    expect(formatIban('si56263300012039086')).toBe('SI56 2633 0001 2039 086');
    expect(isIban(formatIban('NO9386011117947'))).toBe(true);
    expect(formatIban('no iban')).toBe('no iban');
  });

  it('formats a Slovenian tax number in two groups', () => {
    expect(formatTaxNumber('10019880')).toBe('1001 9880');
    expect(isTaxNumber(formatTaxNumber('10019880'), { country: 'SI' })).toBe(true);
    expect(formatTaxNumber('123456789')).toBe('123456789');
  });

  it('formats a phone number with its calling code', () => {
    expect(formatPhone('031234567', { country: 'SI' })).toBe('+386 31 234 567');
    expect(formatPhone('12', { country: 'SI' })).toBe('12');
  });
});

describe('slovenianBankOf', () => {
  it.each([
    ['SI56023393061410157', { code: '02', name: 'NLB' }],
    ['si56 0486 8272 8838 912', { code: '04', name: 'OTP banka' }],
    ['SI56263300012039086', undefined],
  ])('returns the bank of %s', (value, bank) => {
    expect(checkIban(value)).toMatchObject({ valid: true, country: 'SI', bank });
  });

  it('returns undefined for other countries', () => {
    expect(checkIban('NO9386011117947')).toEqual({ valid: true, normalized: 'NO9386011117947', country: 'NO' });
  });
});
