import { numberOf, slopeSum } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

function hasShape(body: Characters, length: number, letters: number): boolean {
  if (letters === 0) return length === 9 || length === 12;
  const isAuthority = letters === 3 && body[0] < 36 && body[1] < 36;
  return isAuthority && (length === 5 || (length === 11 && numberOf(body, 2, 6) === 8888));
}

/** Numbers from 100 on are of the old series or, since 2010, shifted by 55 or 42. */
function isTrader(body: Characters): boolean {
  const sum = slopeSum(body, 0, 7, 8) + numberOf(body, 7, 9);
  const rest = sum % 97;
  return rest === 0 ? sum > 0 : (rest === 55 || rest === 42) && numberOf(body, 0, 3) > 99;
}

/** The three digits stand at `start`, in the long form before their remainder. */
function isAuthority(body: Characters, start: number): boolean {
  const number = numberOf(body, start, start + 3);
  const isKnown = number < 500 ? body[0] === 16 && body[1] === 13 : body[0] === 17 && body[1] === 10;
  return isKnown && (start === 2 || number % 97 === numberOf(body, 9, 11));
}

/**
 * 9 digits, by modulus 97, or 12 for a branch; GD and 000–499 for departments, HA and 500–999 for health authorities, also as
 * 8888, three digits and their remainder by 97.
 *
 * Valid: `GB980780684`. Invalid: `GB980780685`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: HM Revenue & Customs, VAT number formats.
 */
export const greatBritain: VatRule = (body, length, letters) =>
  hasShape(body, length, letters)
    ? judged(letters === 0 ? isTrader(body) : isAuthority(body, length - 3 - (length & 2)))
    : 0;
