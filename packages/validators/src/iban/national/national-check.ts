import type { Characters } from '../../number-reader';

/** Whether the check digits within an account number are right: the characters of an IBAN from the fifth one on. */
export type NationalCheck = (account: Characters) => boolean;
