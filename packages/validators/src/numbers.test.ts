import { describe, expect, it } from 'vitest';
import { checkIban, formatIban, isIban } from './iban';
import { checkTaxNumber, isTaxNumber } from './tax-number';
import ibans from './test-data/ibans.json';
import taxNumbers from './test-data/si-tax-numbers.json';
import vatNumbers from './test-data/vat-numbers.json';
import { checkVatNumber } from './vat-number';

const slovenianVat = vatNumbers.filter(({ country }) => country === 'SI');
const digitPairs = '0123456789'.split('');

function changedDigits(value: string, start: number): string[] {
  return value
    .split('')
    .flatMap((digit, index) =>
      index < start
        ? []
        : digitPairs
            .filter((other) => other !== digit)
            .map((other) => value.slice(0, index) + other + value.slice(index + 1)),
    );
}

function swappedNeighbours(value: string, start: number): string[] {
  return Array.from({ length: value.length - start - 1 }, (_, offset) => start + offset)
    .filter((index) => value[index] !== value[index + 1])
    .map((index) => value.slice(0, index) + value.charAt(index + 1) + value.charAt(index) + value.slice(index + 2));
}

describe('what the algorithms promise', () => {
  it('mod 97 sees every changed digit and every swap of neighbours', () => {
    for (const { value } of ibans.filter(({ country, valid }) => country === 'SI' && valid)) {
      for (const wrong of [...changedDigits(value, 2), ...swappedNeighbours(value, 2)])
        expect(isIban(wrong), wrong).toBe(false);
    }
  });

  it('mod 11 sees every changed digit before the last', () => {
    for (const { value } of taxNumbers.filter(({ valid }) => valid)) {
      const seen = changedDigits(value, 0).filter((wrong) => isTaxNumber(wrong, { country: 'SI' }));
      for (const wrong of seen) expect(value.endsWith('0') || wrong.endsWith('0'), `${value} ${wrong}`).toBe(true);
      expect(changedDigits(value, 7).some((wrong) => isTaxNumber(wrong, { country: 'SI' }))).toBe(false);
    }
  });

  it('a valid value survives normalising, formatting and writing in lower case', () => {
    for (const { value } of ibans.filter((entry) => entry.valid)) {
      expect(checkIban(formatIban(value).toLowerCase())).toMatchObject({ valid: true, normalized: value });
    }
    for (const { value } of slovenianVat.filter((entry) => entry.valid)) {
      expect(
        checkVatNumber(` ${value.slice(0, 2).toLowerCase()}-${value.slice(2, 5)}.${value.slice(5)} `),
      ).toMatchObject({ normalized: value });
    }
  });
});

describe('tax number', () => {
  it.each([
    ['1234567', 'SI', 'shape'],
    ['123456789', 'SI', 'shape'],
    ['SI12345678', 'SI', 'shape'],
    ['01234567', 'SI', 'checkDigits'],
    ['1234567', undefined, 'shape'],
    ['1234567890123', undefined, 'shape'],
    ['12345678a', undefined, 'shape'],
    [' - ', 'SI', 'empty'],
  ])('refuses %j of %s: %s', (value, country, reason) =>
    expect(checkTaxNumber(value, { country })).toEqual({ valid: false, reason }),
  );

  it('asks no check digit at the level of shape', () => {
    expect(checkTaxNumber('012 345 67', { country: 'si', level: 'shape' })).toEqual({
      valid: true,
      normalized: '01234567',
    });
    expect(isTaxNumber('123456789012')).toBe(true);
  });
});

describe('IBAN', () => {
  it.each([
    ['SI56 2633 0001 2039 087', {}, 'checkDigits'],
    ['SI56 2633', {}, 'shape'],
    ['SI5626330001203908X', {}, 'shape'],
    ['XX56263300012039086', {}, 'shape'],
    ['SI56263300012039086', { country: 'HR' }, 'country'],
    ['5656263300012039086', {}, 'shape'],
    ['.', {}, 'empty'],
  ])('refuses %j %j: %s', (value, options, reason) =>
    expect(checkIban(value, options)).toEqual({ valid: false, reason }),
  );

  it('accepts the shapes of the specification and of the registry', () => {
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

  it('is written in groups of four', () => {
    expect(formatIban('si56263300012039086')).toBe('SI56 2633 0001 2039 086');
    expect(formatIban('no iban')).toBe('no iban');
  });
});
