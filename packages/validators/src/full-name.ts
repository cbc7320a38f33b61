import { invalid, type BasicReason, type Verdict } from './verdict';

/** Maximum length in characters. */
export const fullNameMaximum = 120;

/** Why a full name is rejected. */
export type FullNameReason = BasicReason | 'tooLong' | 'shape';

/**
 * A person's full name: at least one letter, no control characters, brackets `<>` or line breaks, at most 120
 * characters. Normalized to NFC with single spaces. Single names, hyphens, apostrophes and digits are all allowed
 * because real names have them.
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

/** Whether {@link checkFullName} accepts the value. */
export function isFullName(value: unknown): boolean {
  return checkFullName(value).valid;
}
