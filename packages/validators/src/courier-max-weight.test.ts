import { describe, expect, it } from 'vitest';
import { checkCourierMaxWeight, isCourierMaxWeight } from './courier-max-weight';

describe('courier max weight', () => {
  it.each([
    ['31,5', 31_500, '31.5'],
    [' 0.001 ', 1, '0.001'],
    ['40', 40_000, '40'],
    ['99999,999', 99_999_999, '99999.999'],
    ['007,50', 7500, '7.5'],
    ['1,', 1000, '1'],
    ['1.000,5', 1_000_500, '1000.5'],
  ])('reads %j as %i grams', (value, grams, normalized) => {
    expect(checkCourierMaxWeight(value)).toEqual({ valid: true, normalized, grams });
  });

  it.each([
    ['0', 'tooLight'],
    ['0,000', 'tooLight'],
    ['-1', 'shape'],
    ['-0,5', 'shape'],
    ['1,2345', 'shape'],
    [',5', 'shape'],
    ['1e3', 'shape'],
    ['1234567890', 'shape'],
    [' '.repeat(37), 'shape'],
    [' ', 'empty'],
    [31.5, 'type'],
  ])('rejects %j: %s', (value, reason) => {
    expect(checkCourierMaxWeight(value)).toEqual({ valid: false, reason });
    expect(isCourierMaxWeight(value)).toBe(false);
  });

  it('accepts the maximum weight and rejects one gram more', () => {
    expect(isCourierMaxWeight('31,5', { ceiling: 31.5 })).toBe(true);
    expect(checkCourierMaxWeight('31,501', { ceiling: 31.5 })).toEqual({ valid: false, reason: 'tooHeavy' });
  });
});
