import { passwordMaximum, passwordSymbols } from './password';

/** Filled bars, 4 at most. */
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
 * How hard a password is to guess, as filled bars: 0 for nothing typed. One that breaks a rule is never better than fair.
 * An estimate from length, kinds of characters and repetition; the rules themselves are checked apart from it.
 */
export function scorePassword(password: string, allowed: boolean): StrengthScore {
  if (password === '') return 0;
  const bits = bitsOf(password.slice(0, passwordMaximum));
  if (bits < 32) return 1;
  if (bits < 52 || !allowed) return 2;
  return bits < 76 ? 3 : 4;
}
