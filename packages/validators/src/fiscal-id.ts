import { isDigitCode, isLetterCode } from './characters';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** Maximum length in characters. */
export const fiscalIdMaximum = 20;

/** Longer input is rejected without being read. */
const maximumInput = 256;

/** Why the id of a business premise or an electronic device is rejected. */
export type FiscalIdReason = BasicReason | 'tooLong' | 'shape';

/** Whether all characters are ASCII letters and digits. Does not trim. */
function areLettersAndDigits(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (!isLetterCode(code) && !isDigitCode(code)) return false;
  }
  return true;
}

/** Whether {@link checkFiscalId} accepts the value. Trims only if needed. */
export function isFiscalId(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false;
  if (value.length <= fiscalIdMaximum && areLettersAndDigits(value)) return true;
  return checkFiscalId(value).valid;
}

/**
 * The shared rule of business premise and electronic device ids: 1 to 20 ASCII letters and digits, as in the tax
 * authority's schema.
 */
export function checkFiscalId(value: unknown): Verdict<FiscalIdReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > maximumInput) return invalid('tooLong');
  const normalized = value.trim();
  if (normalized === '') return invalid('empty');
  if (!areLettersAndDigits(normalized)) return invalid('shape');
  return normalized.length > fiscalIdMaximum ? invalid('tooLong') : { valid: true, normalized };
}
