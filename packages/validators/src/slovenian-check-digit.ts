import { digitAt } from './characters';

/** Modulus 11 with weights 8 to 2 over eight digits: 10 is written 0, a remainder of 0 gives no number; no number begins with 0. */
export function hasSlovenianCheckDigit(digits: string): boolean {
  if (digits.charCodeAt(0) === 0x30) return false;
  let sum = 0;
  for (let index = 0; index < 7; index++) sum += (8 - index) * digitAt(digits, index);
  const check = 11 - (sum % 11);
  return check !== 11 && check % 10 === digitAt(digits, 7);
}
