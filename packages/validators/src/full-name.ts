import { invalid, type BasicReason, type Verdict } from './verdict';

/** The longest name, in characters. */
export const fullNameMaximum = 120;

/** Why a full name is refused. */
export type FullNameReason = BasicReason | 'tooLong' | 'shape';

/**
 * A person's full name: at least one letter, no control characters, brackets `<>` or line breaks, at most 120 characters.
 * Kept in NFC with single blanks. Nothing more is asked: people have one name, hyphens, apostrophes and digits.
 *
 * Valid: `Špela Žagar-Kovač`. Invalid: `12345`.
 * Source: W3C, "Personal names around the world".
 */
export function checkFullName(value: unknown): Verdict<FullNameReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > 4 * fullNameMaximum) return invalid('tooLong');
  const text = value.trim();
  if (text === '') return invalid('empty');
  if (/[\p{Cc}\p{Zl}\p{Zp}<>]/u.test(text) || !/\p{L}/u.test(text)) return invalid('shape');
  const normalized = text.normalize('NFC').replace(/\p{Zs}+/gu, ' ');
  return normalized.length > fullNameMaximum ? invalid('tooLong') : { valid: true, normalized };
}

/** {@link checkFullName} as yes or no. */
export function isFullName(value: unknown): boolean {
  return checkFullName(value).valid;
}
