import { numberOf, slopeSum } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

/**
 * 9 digits, by modulus 97, or 12 for a branch; GD and 000–499 for departments, HA and 500–999 for health authorities, also as
 * 8888, three digits and their remainder by 97.
 *
 * Valid: `GB980780684`. Invalid: `GB980780685`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: HM Revenue & Customs, VAT number formats.
 */
export const greatBritain: VatRule = [
  (1 << 5) | (1 << 9) | (1 << 11) | (1 << 12),
  (body, length, letters) => {
    if (letters === 0 && length % 3 === 0) {
      const sum = slopeSum(body, 0, 7, 8) + numberOf(body, 7, 9);
      const rest = sum % 97;
      return rest === 0 ? sum > 0 : (rest === 55 || rest === 42) && numberOf(body, 0, 3) > 99;
    }
    const isLong = length === 11;
    if (letters < 3 || length % 3 === 0 || body[0] > 35 || body[1] > 35) return noShape;
    if (isLong && numberOf(body, 2, 6) !== 8888) return noShape;
    const number = isLong ? numberOf(body, 6, 9) : numberOf(body, 2, 5);
    const isKnown = number < 500 ? body[0] === 16 && body[1] === 13 : body[0] === 17 && body[1] === 10;
    return isKnown && (!isLong || number % 97 === numberOf(body, 9, 11));
  },
  3,
];
