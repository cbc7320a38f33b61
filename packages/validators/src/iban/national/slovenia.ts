import { numberAt } from '../../check-sums';
import type { NationalCheck } from './national-check';

/**
 * Bank and branch (5 digits), account (8) and check digits (2): remainder 1 modulo 97 (ISO 7064 mod 97-10). The check
 * digits of a valid IBAN are therefore always 56.
 *
 * Valid: `SI56 2633 0001 2039 086`. Invalid: `SI29 2633 0001 2039 087`, which does satisfy ISO 13616.
 * Source: Bank of Slovenia, Sklep o vsebini in uporabi slovenske strukture mednarodne številke bančnega računa (Uradni
 * list RS 21/2021).
 */
export const slovenia: NationalCheck = (account) => numberAt(account, 0, 15) % 97 === 1;
