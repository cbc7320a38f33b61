import { slopeSum } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

const letterW = 32;

/** Whatever the second character is. */
function hasShape(body: Characters, length: number, letters: number): boolean {
  return body[7] < 36 && ((length === 8 && letters === 128) || (length === 9 && letters === 384 && body[8] < 36));
}

/** W counts 0, A to V 1 to 22. */
function hasLetter(body: Characters, second: number): boolean {
  const isOld = body[1] > 9;
  const extra = second === letterW ? 0 : second - 9;
  const sum = isOld ? slopeSum(body, 2, 7, 7) + 2 * body[0] : slopeSum(body, 0, 7, 8) + 9 * extra;
  return extra < (isOld ? 1 : 10) && sum % 23 === (body[7] === letterW ? 0 : body[7] - 9);
}

/**
 * 7 digits and a letter by modulus 23, since 2013 followed by A–I, before that by W; the old form has a letter, `+` or `*` as its second
 * character.
 *
 * Valid: `IE6433435F`. Invalid: `IE6433435G`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const ireland: VatRule = (body, length, letters) =>
  hasShape(body, length, letters & ~2) ? judged(hasLetter(body, length === 9 ? body[8] : letterW)) : 0;
