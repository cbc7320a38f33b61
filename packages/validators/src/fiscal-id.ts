import { isDigitCode, isLetterCode } from './characters';
import { invalid, type BasicReason, type Verdict } from './verdict';

export const fiscalIdMaximum = 20;

/** Longer input is refused unread. */
const longestLooked = 256;

export type FiscalIdReason = BasicReason | 'tooLong' | 'shape';

/** What business premises and electronic devices share: 1 to 20 ASCII letters and digits, as the tax authority's schema has it. */
export function checkFiscalId(value: unknown): Verdict<FiscalIdReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > longestLooked) return invalid('tooLong');
  const normalized = value.trim();
  if (normalized === '') return invalid('empty');
  for (let index = 0; index < normalized.length; index++) {
    const code = normalized.charCodeAt(index);
    if (!isLetterCode(code) && !isDigitCode(code)) return invalid('shape');
  }
  return normalized.length > fiscalIdMaximum ? invalid('tooLong') : { valid: true, normalized };
}
