import { numberAt } from '../../check-sums';
import type { NationalCheck } from './national-check';

/**
 * Número de identificação bancária: bank (4 digits), branch (4), account (11) and check digits (2); the remainder
 * modulo 97 is 1.
 *
 * Valid: `PT50 0002 0123 1234 5678 9015 4`. Invalid: `PT23 0002 0123 1234 5678 9015 5`.
 * Source: European Committee for Banking Standards, TR201 (2007), Portugal; Banco de Portugal, NIB.
 */
export const portugal: NationalCheck = (account) =>
  ((numberAt(account, 0, 11) % 97) * 10_000_000_000 + numberAt(account, 11, 21)) % 97 === 1;
