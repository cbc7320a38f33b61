import { containsWord } from './contains-word';
import { isDigitCode, isLetterCode } from './characters';
import type { Valid } from './verdict';

/** The shortest password, in characters, where a service sets no other. */
export const passwordMinimum = 6;
/** The longest password, in characters. */
export const passwordMaximum = 128;
/** The union of the symbols that the product's texts name. */
export const passwordSymbols = '!@#$%^&*?-=+_';

/** What is asked of a password, and of which words it must not be made. */
export interface PasswordOptions {
  /** Least number of characters; default 6. */
  readonly minimum?: number | undefined;
  /** Name, e-mail and product: a whole or a part of five or more characters must not stand in the password. Only strings count. */
  readonly words?: readonly unknown[] | undefined;
  /** `isCommonPassword` of `@atrium/validators/common-passwords`, where wanted. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

/** Why a password is refused. */
export type PasswordReason =
  | 'type'
  | 'tooShort'
  | 'tooLong'
  | 'noLetter'
  | 'noDigit'
  | 'noSymbol'
  | 'containsPersonalWord'
  | 'tooCommon';

/** A refusal with the first reason and all of them. */
export interface InvalidPassword {
  readonly valid: false;
  /** The first of `reasons`. */
  readonly reason: PasswordReason;
  /** Every part of the rule that fails. */
  readonly reasons: readonly [PasswordReason, ...PasswordReason[]];
}

const letter = /\p{L}/u;

/** The parts a password must have, as bits of one number. */
const parts = { letter: 1, digit: 2, symbol: 4 } as const;
const everyPart = parts.letter | parts.digit | parts.symbol;

/** Bit n is set for the symbol with the code n, of the codes 32 to 63 and 64 to 95. */
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

/** The password's parts, and how many code points it has; one pass over it. */
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

/** {@link checkPassword} as yes or no; one pass, unless `words` or `isCommon` are asked for. */
export function isPassword(value: unknown, options?: PasswordOptions): boolean {
  if (typeof value !== 'string' || value.length > 2 * passwordMaximum) return false;
  const { found, characters } = partsOf(value);
  if (found !== everyPart || characters > passwordMaximum) return false;
  if (options === undefined) return characters >= passwordMinimum;
  return checkPassword(value, options).valid;
}
