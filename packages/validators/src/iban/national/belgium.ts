import { numberAt } from '../../check-sums';
import type { NationalCheck } from './national-check';

/**
 * Bank (3 digits), account (7), and two check digits: the first ten digits modulo 97, where 0 becomes 97.
 *
 * Valid: `BE68 5390 0754 7034`. Invalid: `BE41 5390 0754 7035`.
 * Source: European Committee for Banking Standards, TR201 (2007), Belgium; Febelfin, structure of the account number.
 */
export const belgium: NationalCheck = (account) => (numberAt(account, 0, 10) % 97 || 97) === numberAt(account, 10, 12);
