import { isDigitCode, isLetterCode } from './characters';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** The longest id, in characters. */
export const fiscalIdMaximum = 20;

/** Longer input is refused unread. */
const longestLooked = 256;

/** Why the id of a business premise or an electronic device is refused. */
export type FiscalIdReason = BasicReason | 'tooLong' | 'shape';

/** Whether all characters are ASCII letters and digits; blanks around them are dropped by the verdict alone. */
function areLettersAndDigits(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (!isLetterCode(code) && !isDigitCode(code)) return false;
  }
  return true;
}

/** {@link checkFiscalId} as yes or no; only a value that is not plain is read twice. */
export function isFiscalId(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false;
  if (value.length <= fiscalIdMaximum && areLettersAndDigits(value)) return true;
  return checkFiscalId(value).valid;
}

/** What business premises and electronic devices share: 1 to 20 ASCII letters and digits, as the tax authority's schema has it. */
export function checkFiscalId(value: unknown): Verdict<FiscalIdReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > longestLooked) return invalid('tooLong');
  const normalized = value.trim();
  if (normalized === '') return invalid('empty');
  if (!areLettersAndDigits(normalized)) return invalid('shape');
  return normalized.length > fiscalIdMaximum ? invalid('tooLong') : { valid: true, normalized };
}
