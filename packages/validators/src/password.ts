import { containsWord } from './contains-word';
import { isDigitCode, isLetterCode } from './characters';
import type { Valid } from './verdict';

export const passwordMinimum = 6;
export const passwordMaximum = 128;
/** The union of the symbols that the product's texts name. */
export const passwordSymbols = '!@#$%^&*?-=+_';

export interface PasswordOptions {
  /** Least number of characters; default 6. */
  readonly minimum?: number | undefined;
  /** Name, e-mail and product: a whole or a part of five or more characters must not stand in the password. Only strings count. */
  readonly words?: readonly unknown[] | undefined;
  /** `isCommonPassword` of `@atrium/validators/common-passwords`, where wanted. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

export type PasswordReason =
  | 'type'
  | 'tooShort'
  | 'tooLong'
  | 'noLetter'
  | 'noDigit'
  | 'noSymbol'
  | 'containsPersonalWord'
  | 'tooCommon';

export interface InvalidPassword {
  readonly valid: false;
  /** The first of `reasons`. */
  readonly reason: PasswordReason;
  /** Every part of the rule that fails. */
  readonly reasons: readonly [PasswordReason, ...PasswordReason[]];
}

const letter = /\p{L}/u;

function countParts(password: string) {
  let characters = 0;
  let hasLetter = false;
  let hasDigit = false;
  let hasSymbol = false;
  for (const character of password) {
    characters++;
    const code = character.charCodeAt(0);
    if (isDigitCode(code)) hasDigit = true;
    else if (isLetterCode(code)) hasLetter = true;
    else if (code < 0x80) hasSymbol ||= passwordSymbols.includes(character);
    else hasLetter ||= letter.test(character);
  }
  return { characters, hasLetter, hasDigit, hasSymbol };
}

/**
 * At least 6 characters with a letter of any script, a digit 0–9 and one of `!@#$%^&*?-=+_`; at most 128; characters are
 * code points, nothing is trimmed. Names every failed part.
 *
 * Valid: `modra-hiša7`. Invalid: `abc12!` with `minimum: 8`.
 * Source: product specification, section 5; OWASP ASVS 5.0, 6.2.
 */
export function checkPassword(value: unknown, options: PasswordOptions = {}): Valid | InvalidPassword {
  if (typeof value !== 'string') return { valid: false, reason: 'type', reasons: ['type'] };
  const { minimum = passwordMinimum, words = [], isCommon } = options;
  if (value.length > 2 * passwordMaximum) return { valid: false, reason: 'tooLong', reasons: ['tooLong'] };
  const { characters, hasLetter, hasDigit, hasSymbol } = countParts(value);
  const reasons: PasswordReason[] = [];
  if (characters < minimum) reasons.push('tooShort');
  if (characters > passwordMaximum) reasons.push('tooLong');
  if (!hasLetter) reasons.push('noLetter');
  if (!hasDigit) reasons.push('noDigit');
  if (!hasSymbol) reasons.push('noSymbol');
  if (words.some((word) => typeof word === 'string' && containsWord(value, word))) reasons.push('containsPersonalWord');
  if (isCommon?.(value) === true) reasons.push('tooCommon');
  const [first, ...others] = reasons;
  return first === undefined
    ? { valid: true, normalized: value }
    : { valid: false, reason: first, reasons: [first, ...others] };
}

/** {@link checkPassword} as yes or no. */
export function isPassword(value: unknown, options: PasswordOptions = {}): boolean {
  return checkPassword(value, options).valid;
}
