import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number';

describe('readTypedNumber', () => {
  it.each([
    ['25', 0, 25],
    ['007', 0, 7],
    ['-3', 0, -3],
    ['−3', 0, -3],
    ['0', 0, 0],
    ['-0', 0, 0],
    ['1.234', 0, 1234],
    ['1 234', 0, 1234],
    ['1.234.567', 0, 1_234_567],
    ['2.', 0, 2],
    ['12', 2, 1200],
    ['12,5', 2, 1250],
    ['12.5', 2, 1250],
    ['5,', 2, 500],
    ['1.234', 2, 123_400],
    ['1.234,50', 2, 123_450],
    ['1\u00A0234,50', 2, 123_450],
    ['19,99', 2, 1999],
    ['31,5', 3, 31_500],
    ['1.234', 3, 1234],
    ['1.000,5', 3, 1_000_500],
    ['1.234.567', 3, 1_234_567_000],
  ])('reads %j with %i decimals as %i of the last place', (typed, decimals, number) => {
    expect(readTypedNumber(typed, decimals)).toBe(number);
  });

  it.each([
    ['2.5', 0],
    ['2,5', 0],
    ['1x0', 0],
    ['1e5', 0],
    ['0x10', 0],
    ['--1', 0],
    ['+1', 0],
    ['', 0],
    ['1,234', 0],
    ['12.34', 0],
    ['1.23.456', 0],
    ['1,234', 2],
    ['1,234.50', 2],
    ['1.2345', 2],
    [',5', 2],
    ['many', 2],
    ['١٩', 0],
    ['9'.repeat(16), 0],
    ['9'.repeat(15), 2],
  ])('does not read %j with %i decimals as any number', (typed, decimals) => {
    expect(readTypedNumber(typed, decimals)).toBeUndefined();
  });
});
