import { numberAt } from '../../check-sums';
import type { Characters } from '../../number-reader';
import type { NationalCheck } from './national-check';

/** A and J are 1, B, K and S are 2, and so on to I, R and Z, which are 9. */
function digitOf(character: number): number {
  if (character < 10) return character;
  return character < 28 ? ((character - 10) % 9) + 1 : character - 26;
}

function accountOf(characters: Characters): number {
  let account = 0;
  for (let at = 10; at < 21; at++) account = 10 * account + digitOf(characters[at] as number);
  return account;
}

/**
 * Relevé d'identité bancaire: bank (5), branch (5), account (11 letters or digits), key (2) from 01 to 97. With its
 * letters as digits, 89 × bank + 15 × branch + 3 × account + key is a multiple of 97. Also used by Monaco.
 *
 * Valid: `FR14 2004 1010 0505 0001 3M02 606`. Invalid: `FR84 2004 1010 0505 0001 3M02 607`.
 * Source: European Committee for Banking Standards, TR201 (2007), France and Monaco; CFONB, relevé d'identité bancaire.
 */
export const france: NationalCheck = (account) => {
  const key = numberAt(account, 21, 23);
  const sum = 89 * numberAt(account, 0, 5) + 15 * numberAt(account, 5, 10) + 3 * accountOf(account) + key;
  return key > 0 && key < 98 && sum % 97 === 0;
};
