import { isDigitCode, isLetterCode } from './characters';
import { isDomainName } from './domain-name';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** Maximum length in characters (RFC 5321). */
export const emailMaximum = 254;
const localMaximum = 64;
const localSigns = "!#$%&'*+/=?^_`{|}~-";

/** Why an e-mail address is rejected. */
export type EmailReason = BasicReason | 'tooLong' | 'shape';

function isLocalPart(local: string): boolean {
  if (local === '' || local.length > localMaximum) return false;
  let dotBefore = true;
  for (let index = 0; index < local.length; index++) {
    const code = local.charCodeAt(index);
    const isDot = code === 0x2e;
    if (isDot && dotBefore) return false;
    if (!isDot && !isLetterCode(code) && !isDigitCode(code) && !localSigns.includes(local.charAt(index))) return false;
    dotBefore = isDot;
  }
  return !dotBefore;
}

function isMailDomain(domain: string): boolean {
  return domain.lastIndexOf('.') > 0 && isDomainName(domain) && domain.length - domain.lastIndexOf('.') > 2;
}

/**
 * An e-mail address: a dot-atom of at most 64 ASCII characters, `@`, and a domain of at least two labels, ASCII or
 * international; at most 254 characters. Normalized to NFC and lower case without surrounding spaces.
 *
 * Valid: `Ana.Novak+crm@žaga.si`. Invalid: `ana@localhost`, `"ana b"@example.com`.
 * Source: RFC 5321 4.5.3.1, RFC 5322 3.2.3 (dot-atom), RFC 5890.
 */
export function checkEmail(value: unknown): Verdict<EmailReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > 4 * emailMaximum) return invalid('tooLong');
  const normalized = value.trim().normalize('NFC').toLowerCase();
  if (normalized === '') return invalid('empty');
  if (normalized.length > emailMaximum) return invalid('tooLong');
  const at = normalized.lastIndexOf('@');
  return at > 0 && isLocalPart(normalized.slice(0, at)) && isMailDomain(normalized.slice(at + 1))
    ? { valid: true, normalized }
    : invalid('shape');
}

/** Whether {@link checkEmail} accepts the value. */
export function isEmail(value: unknown): boolean {
  return checkEmail(value).valid;
}
