import { isDigitCode, isLowerCode } from './characters';
import { reservedTenantUrlNames } from './reserved-tenant-url-names';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** Minimum length in characters. */
export const tenantUrlNameMinimum = 3;
/** Maximum length in characters. */
export const tenantUrlNameMaximum = 32;

/** Longer input is rejected without being read. */
const maximumInput = 256;

/** Why the name of an application URL is rejected. */
export type TenantUrlNameReason = BasicReason | 'tooShort' | 'tooLong' | 'characters' | 'hyphens' | 'reserved';

function hasOtherCharacters(name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index);
    if (!isLowerCode(code) && !isDigitCode(code) && code !== 0x2d) return true;
  }
  return false;
}

/**
 * The name of a company CRM in its address: 3 to 32 of `a-z`, `0-9` and `-`; no hyphen at the start, at the end or next
 * to another (so it can be a DNS label and never looks like punycode); not a reserved word. Normalized to lower case.
 *
 * Valid: `zelena-dolina`. Invalid: `-dolina`, `zelena--dolina`, `www`.
 * Source: product decisions, "The wizard"; RFC 1123 2.1, RFC 5891 4.2.3.1.
 */
export function checkTenantUrlName(value: unknown): Verdict<TenantUrlNameReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > maximumInput) return invalid('tooLong');
  const normalized = value.trim().toLowerCase();
  if (normalized === '') return invalid('empty');
  if (normalized.length > tenantUrlNameMaximum) return invalid('tooLong');
  if (hasOtherCharacters(normalized)) return invalid('characters');
  if (normalized.startsWith('-') || normalized.endsWith('-') || normalized.includes('--')) return invalid('hyphens');
  if (normalized.length < tenantUrlNameMinimum) return invalid('tooShort');
  return reservedTenantUrlNames.has(normalized) ? invalid('reserved') : { valid: true, normalized };
}

/** Whether {@link checkTenantUrlName} accepts the value. */
export function isTenantUrlName(value: unknown): boolean {
  return checkTenantUrlName(value).valid;
}
