import { isDigitCode, isLetterCode } from './characters';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** The country whose letters are allowed in addition to A to Z. */
export interface AlphanumericDashSpaceOptions {
  /** `SI` also allows č ć ž š and their capitals. */
  readonly country?: string | undefined;
}

/** Maximum length in characters. */
export const alphanumericDashSpaceMaximum = 1000;

/** Why a text is rejected. */
export type AlphanumericDashSpaceReason = BasicReason | 'tooLong' | 'shape';

const slovenianLetters = 'čćžšČĆŽŠ';

/**
 * Letters a–z, digits, dot, hyphen and space; with `country: 'SI'` also č ć ž š and their capitals (đ is rejected). At
 * most 1000 characters.
 *
 * Valid: `Trg 1-3 st.`; `Žička cesta 5` (SI). Invalid: `Žička cesta 5`, `a_b`.
 * Source: product specification, section 5.
 */
export function checkAlphanumericDashSpace(
  value: unknown,
  { country }: AlphanumericDashSpaceOptions = {},
): Verdict<AlphanumericDashSpaceReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > alphanumericDashSpaceMaximum) return invalid('tooLong');
  const normalized = value.trim().normalize('NFC');
  if (normalized === '') return invalid('empty');
  const extra = country?.toUpperCase() === 'SI' ? slovenianLetters : '';
  for (let index = 0; index < normalized.length; index++) {
    const code = normalized.charCodeAt(index);
    const plain = isLetterCode(code) || isDigitCode(code) || code === 0x20 || code === 0x2d || code === 0x2e;
    if (!plain && !extra.includes(normalized.charAt(index))) return invalid('shape');
  }
  return { valid: true, normalized };
}

/** Whether {@link checkAlphanumericDashSpace} accepts the value. */
export function isAlphanumericDashSpace(value: unknown, options: AlphanumericDashSpaceOptions = {}): boolean {
  return checkAlphanumericDashSpace(value, options).valid;
}
