import type { NationalCheck } from './national-check';

/** Values of 0 to 9 and A to Z at odd positions. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/**
 * A check letter (CIN), bank (5 digits, ABI), branch (5 digits, CAB) and account (12 letters or digits). A to Z count
 * like digits from 0; odd positions use a table. The sum modulo 26 gives the check letter. Also used by San Marino.
 *
 * Valid: `IT60 X054 2811 1010 0000 0123 456`. Invalid: `IT64 Y054 2811 1010 0000 0123 456`.
 * Source: European Committee for Banking Standards, TR201 (2007), Italy and San Marino; ABI, BBAN with CIN.
 */
export const italy: NationalCheck = (account) => {
  let sum = 0;
  for (let at = 1; at < 23; at++) {
    const character = account[at] as number;
    const count = character > 9 ? character - 10 : character;
    sum += at % 2 === 1 ? (odd[count] as number) : count;
  }
  return account[0] === 10 + (sum % 26);
};
