import { describe, expect, it } from 'vitest';
import { brandOf, caretAfterFormatting, groupCardNumber, hasCheckDigit, formatExpiryInput } from './card-number';

describe('card number', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242.4242 4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['4242 4242 4242 4242 4242 4242', '4242 4242 4242 4242 424'],
    ['', ''],
  ])('is formatted in groups: %s', (typed, written) => expect(groupCardNumber(typed)).toBe(written));

  it.each([
    ['4242 4242 4242 4242', true],
    ['378282246310005', true],
    ['4242', false],
    ['0000', false],
  ])('is checked by its last digit: %s', (number, agrees) => expect(hasCheckDigit(number)).toBe(agrees));

  it('accepts only one of the ten last digits', () => {
    const numbers = Array.from({ length: 10 }, (_, digit) => `4242 4242 4242 424${digit}`);
    expect(numbers.filter(hasCheckDigit)).toEqual(['4242 4242 4242 4242']);
  });

  it.each([
    ['4', 'visa'],
    ['5555', 'mastercard'],
    ['2223', 'mastercard'],
    ['37', 'amex'],
    ['9', undefined],
  ])('has a brand: %s', (number, brand) => expect(brandOf(number)).toBe(brand));
});

describe('caretAfterFormatting', () => {
  it.each([
    ['behind what was typed at the end', '42424', 5, '4242 4', 6],
    ['behind a digit typed in the middle', '42942 42', 3, '4294 242', 3],
    ['behind a digit that begins the next group', '42429 4242', 5, '4242 9424 2', 6],
    ['where a digit was taken away', '422 4242', 2, '4224 242', 2],
    ['at the start', ' 4242', 0, '4242', 0],
    ['behind a zero that was put before a month', '8', 1, '08', 2],
  ])('keeps the caret %s', (_, typed, caret, written, place) =>
    expect(caretAfterFormatting(typed, caret, written)).toBe(place),
  );
});

describe('formatExpiryInput', () => {
  it.each([
    ['0', '0'],
    ['1', '1'],
    ['8', '08'],
    ['08', '08'],
    ['082', '08/2'],
    ['828', '08/28'],
    ['0828', '08/28'],
    ['08/2028', '08/28'],
    ['08 / 28', '08/28'],
    ['13', '01/3'],
    ['1228', '12/28'],
    ['', ''],
  ])('formats month and year: %s', (typed, written) => expect(formatExpiryInput(typed)).toBe(written));
});
