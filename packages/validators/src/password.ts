import { containsWord } from './contains-word';
import { isDigitCode, isLetterCode } from './characters';
import type { Valid } from './verdict';

/** Default minimum length in characters. */
export const passwordMinimum = 6;
/** Maximum length in characters. */
export const passwordMaximum = 128;
/** Every symbol that the product's texts mention. */
export const passwordSymbols = '!@#$%^&*?-=+_';

/** The minimum length, and the words that must not appear in the password. */
export interface PasswordOptions {
  /** Minimum length in characters; default 6. */
  readonly minimum?: number | undefined;
  /**
   * Name, e-mail and product. The password must not contain one of them, or a part with five or more characters.
   * Non-strings are ignored.
   */
  readonly words?: readonly unknown[] | undefined;
  /** Pass `isCommonPassword` of `@atrium/validators/common-passwords` to reject common passwords. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

/** Why a password is rejected. */
export type PasswordReason =
  | 'type'
  | 'tooShort'
  | 'tooLong'
  | 'noLetter'
  | 'noDigit'
  | 'noSymbol'
  | 'containsPersonalWord'
  | 'tooCommon';

/** A rejected password with the first reason and all of them. */
export interface InvalidPassword {
  readonly valid: false;
  /** The first of `reasons`. */
  readonly reason: PasswordReason;
  /** Every failed requirement. */
  readonly reasons: readonly [PasswordReason, ...PasswordReason[]];
}

const letter = /\p{L}/u;

/** Requirements of a password, as bits of one number. */
const parts = { letter: 1, digit: 2, symbol: 4 } as const;
const everyPart = parts.letter | parts.digit | parts.symbol;

/** Bit n is set for the symbol with the code n; one mask for codes 32 to 63, one for 64 to 95. */
const symbols = /* @__PURE__ */ symbolMasks();

function symbolMasks(): readonly [number, number] {
  const masks: [number, number] = [0, 0];
  for (let index = 0; index < passwordSymbols.length; index++) {
    const code = passwordSymbols.charCodeAt(index);
    masks[code < 64 ? 0 : 1] |= 1 << code;
  }
  return masks;
}

function partOf(code: number): number {
  if (isLetterCode(code)) return parts.letter;
  if (isDigitCode(code)) return parts.digit;
  if (code < 32 || code > 95) return 0;
  return ((code < 64 ? symbols[0] : symbols[1]) >>> code) & 1 ? parts.symbol : 0;
}

/** The requirements that a password meets and its length in code points, in one pass. */
function partsOf(password: string): { readonly found: number; readonly characters: number } {
  let found = 0;
  let characters = password.length;
  for (let index = 0; index < password.length; index++) {
    const code = password.charCodeAt(index);
    if (code < 0x80) found |= partOf(code);
    else {
      const point = password.codePointAt(index) ?? code;
      if (letter.test(String.fromCodePoint(point))) found |= parts.letter;
      if (point > 0xffff) {
        index++;
        characters--;
      }
    }
  }
  return { found, characters };
}

/**
 * At least 6 characters with a letter of any script, a digit 0–9 and one of `!@#$%^&*?-=+_`; at most 128; characters
 * are code points, nothing is trimmed. Reports every failed requirement.
 *
 * Valid: `modra-hiša7`. Invalid: `abc12!` with `minimum: 8`.
 * Source: product specification, section 5; OWASP ASVS 5.0, 6.2.
 */
export function checkPassword(value: unknown, options: PasswordOptions = {}): Valid | InvalidPassword {
  if (typeof value !== 'string') return { valid: false, reason: 'type', reasons: ['type'] };
  const { minimum = passwordMinimum, words = [], isCommon } = options;
  if (value.length > 2 * passwordMaximum) return { valid: false, reason: 'tooLong', reasons: ['tooLong'] };
  const { found, characters } = partsOf(value);
  const reasons: PasswordReason[] = [];
  if (characters < minimum) reasons.push('tooShort');
  if (characters > passwordMaximum) reasons.push('tooLong');
  if ((found & parts.letter) === 0) reasons.push('noLetter');
  if ((found & parts.digit) === 0) reasons.push('noDigit');
  if ((found & parts.symbol) === 0) reasons.push('noSymbol');
  if (words.some((word) => typeof word === 'string' && containsWord(value, word))) reasons.push('containsPersonalWord');
  if (isCommon?.(value) === true) reasons.push('tooCommon');
  const [first, ...others] = reasons;
  return first === undefined
    ? { valid: true, normalized: value }
    : { valid: false, reason: first, reasons: [first, ...others] };
}

/** Whether {@link checkPassword} accepts the value. One pass without `words` and `isCommon`. */
export function isPassword(value: unknown, options?: PasswordOptions): boolean {
  if (typeof value !== 'string' || value.length > 2 * passwordMaximum) return false;
  const { found, characters } = partsOf(value);
  if (found !== everyPart || characters > passwordMaximum) return false;
  if (options === undefined) return characters >= passwordMinimum;
  return checkPassword(value, options).valid;
}
