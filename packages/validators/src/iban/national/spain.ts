import { weightedSum } from '../../check-sums';
import type { Characters } from '../../number-reader';
import type { NationalCheck } from './national-check';

/** 11 minus the remainder; 10 becomes 1 and 11 becomes 0. */
function checkDigitOf(account: Characters, weights: string): number {
  const check = 11 - (weightedSum(account, weights) % 11);
  return check > 9 ? 11 - check : check;
}

/**
 * Código Cuenta Cliente: bank (4), branch (4), two check digits, account (10). The first check digit covers bank and
 * branch, the second the account; the weights are powers of 2 modulo 11.
 *
 * Valid: `ES91 2100 0418 4502 0005 1332`. Invalid: `ES29 2100 0418 4602 0005 1332`.
 * Source: European Committee for Banking Standards, TR201 (2007), Spain; Consejo Superior Bancario, Código Cuenta
 * Cliente.
 */
export const spain: NationalCheck = (account) =>
  checkDigitOf(account, '485:9736') === account[8] && checkDigitOf(account, '000000000012485:9736') === account[9];
