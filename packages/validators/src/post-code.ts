import { areDigits, isDigitCode, isUpperCode } from './characters';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** The country whose format is required. */
export interface PostCodeOptions {
  readonly country?: string | undefined;
}

/** Longer input is rejected without being read. */
const maximumInput = 64;

/** Why a post code is rejected. */
export type PostCodeReason = BasicReason | 'shape';

function isForeignPostCode(code: string): boolean {
  if (code.length < 2 || code.length > 12 || code.startsWith('-') || code.endsWith('-')) return false;
  for (let index = 0; index < code.length; index++) {
    const at = code.charCodeAt(index);
    if (!isDigitCode(at) && !isUpperCode(at) && at !== 0x20 && at !== 0x2d) return false;
  }
  return true;
}

/**
 * A post code. Slovenian (`country: 'SI'`): four digits from 1000, a leading `SI-` is removed. Otherwise 2 to 12
 * letters, digits, spaces and inner hyphens, normalized to upper case.
 *
 * Valid: `1000` (SI), `SW1A 1AA`. Invalid: `0100` (SI), `10000` (SI).
 * Source: Pošta Slovenije; Universal Postal Union for the length.
 */
export function checkPostCode(value: unknown, { country }: PostCodeOptions = {}): Verdict<PostCodeReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > maximumInput) return invalid('shape');
  const code = value.trim().toUpperCase();
  if (code === '') return invalid('empty');
  if (country?.toUpperCase() !== 'SI')
    return isForeignPostCode(code) ? { valid: true, normalized: code } : invalid('shape');
  const normalized = code.startsWith('SI-') ? code.slice(3) : code;
  return normalized.length === 4 && areDigits(normalized) && !normalized.startsWith('0')
    ? { valid: true, normalized }
    : invalid('shape');
}

/** Whether {@link checkPostCode} accepts the value. */
export function isPostCode(value: unknown, options: PostCodeOptions = {}): boolean {
  return checkPostCode(value, options).valid;
}
