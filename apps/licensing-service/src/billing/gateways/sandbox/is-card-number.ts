import { digitsOf } from './test-cards';

/** Whether a number has a valid card check digit (ISO/IEC 7812, Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
