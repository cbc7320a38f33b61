import { passwordMaximum, passwordSymbols } from './password';

/** Number of filled bars, 0 to 4. */
export type StrengthScore = 0 | 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}|\p{Lo}/u, /\d/, /[^\p{L}\d]/u];

function bitsOf(password: string): number {
  const characters = Array.from(password);
  const alphabet = [26, 26, 10, passwordSymbols.length].reduce(
    (size, part, index) => (kinds[index]?.test(password) === true ? size + part : size),
    0,
  );
  const repeated = characters.length - new Set(characters).size;
  return (characters.length - repeated * 0.6) * Math.log2(Math.max(alphabet, 2));
}

/**
 * Estimates the strength of a password from its length, kinds of characters and repetition: 0 for an empty one, and at
 * most 2 for one that breaks a rule. Does not check the rules itself.
 */
export function scorePassword(password: string, allowed: boolean): StrengthScore {
  if (password === '') return 0;
  const bits = bitsOf(password.slice(0, passwordMaximum));
  if (bits < 32) return 1;
  if (bits < 52 || !allowed) return 2;
  return bits < 76 ? 3 : 4;
}
