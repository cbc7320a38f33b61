import type { Characters } from '../../number-reader';

/** Checks the digits inside an account number, given the IBAN's characters starting with the fifth. */
export type NationalCheck = (account: Characters) => boolean;
