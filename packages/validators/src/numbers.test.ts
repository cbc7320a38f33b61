import { describe, expect, it } from 'vitest';
import { checkIban, formatIban, isIban } from './iban';
import { checkTaxNumber, isTaxNumber } from './tax-number';

describe('tax number', () => {
  it.each([
    ['1234567', 'SI', 'shape'],
    ['123456789', 'SI', 'shape'],
    ['SI12345678', 'SI', 'shape'],
    ['01234567', 'SI', 'check_digits'],
    ['1234567', undefined, 'shape'],
    ['1234567890123', undefined, 'shape'],
    ['12345678a', undefined, 'shape'],
    [' - ', 'SI', 'empty'],
  ])('rejects %j of %s: %s', (value, country, reason) =>
    expect(checkTaxNumber(value, { country })).toEqual({ valid: false, reason }),
  );

  it('ignores the check digit at the level `shape`', () => {
    expect(checkTaxNumber('012 345 67', { country: 'si', level: 'shape' })).toEqual({
      valid: true,
      normalized: '01234567',
    });
    expect(isTaxNumber('123456789012')).toBe(true);
  });
});

describe('IBAN', () => {
  it.each([
    ['SI56 2633 0001 2039 087', {}, 'check_digits'],
    ['SI29 2633 0001 2039 087', {}, 'national'],
    ['SI5626330001203908X', {}, 'characters'],
    ['SI56 2633 0001 2039 08€', {}, 'characters'],
    ['XX56263300012039086', {}, 'country'],
    ['SI56263300012039086', { country: 'HR' }, 'country'],
    ['SI56 2633', { country: 'HR' }, 'country'],
    ['5656263300012039086', {}, 'country'],
    ['S', {}, 'country'],
    ['.', {}, 'empty'],
  ])('rejects %j %j: %s', (value, options, reason) =>
    expect(checkIban(value, options)).toEqual({ valid: false, reason }),
  );

  it.each([
    ['SI56 2633', 19],
    ['SI56 2633 0001 2039 0863', 19],
    [`SI56${'0'.repeat(100)}`, 19],
    ['NO93 8601 1117 94', 15],
    ['SI', 19],
  ])('reports the expected length of %j: %d', (value, length) =>
    expect(checkIban(value)).toEqual({ valid: false, reason: 'length', expectedLengths: [length] }),
  );

  it('checks at the requested level', () => {
    const wrongAccount = 'SI29 2633 0001 2039 087';
    expect(checkIban(wrongAccount).valid).toBe(false);
    expect(checkIban(wrongAccount, { level: 'check_digits' }).valid).toBe(true);
    expect(isIban(wrongAccount)).toBe(true);
    expect(checkIban('SI56 2633 0001 2039 087', { level: 'check_digits' }).valid).toBe(false);
    expect(checkIban('SI56 2633 0001 2039 087', { level: 'shape' }).valid).toBe(true);
    expect(checkIban('XX00000000000000000', { level: 'check_digits' })).toEqual({ valid: false, reason: 'country' });
  });

  it('accepts the structures of the specification and of the registry', () => {
    const shape = { level: 'shape' } as const;
    for (const value of [
      'SI00 0000 0000 0000 000',
      'XX00000000000000000',
      'XX000000000000000000000',
      'GB00ABCD00000000000000',
    ]) {
      expect(isIban(value, shape), value).toBe(true);
    }
    for (const value of [
      'SI000000000000000000',
      'XX0000000000000000',
      'XX0000000000000000000000',
      'XX0000000000000000A',
    ]) {
      expect(isIban(value, shape), value).toBe(false);
    }
  });

  it('is formatted in groups of four', () => {
    expect(formatIban('si56263300012039086')).toBe('SI56 2633 0001 2039 086');
    expect(formatIban('no iban')).toBe('no iban');
  });
});
