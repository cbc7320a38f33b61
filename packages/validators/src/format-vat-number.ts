import { groupCharacters } from './group-characters';
import { checkVatNumber } from './vat-number';
import type { RuleOptions } from './verdict';

/** Usual grouping of the characters after the prefix. Countries that are missing use no spaces. */
const groups: Readonly<Record<string, readonly [number, ...number[]]>> = {
  BE: [4, 3],
  DE: [3],
  FR: [2, 3],
  GB: [3, 4, 2, 3],
  PL: [3, 3, 2],
  XI: [3, 4, 2, 3],
};

/**
 * Formats a VAT number for display: `SI 50223054`, `FR 40 303 265 045`. With `country`, adds a missing prefix. Returns
 * anything without an accepted shape unchanged.
 */
export function formatVatNumber(value: string, options?: Pick<RuleOptions, 'country'>): string {
  const verdict = checkVatNumber(value, { country: options?.country, level: 'shape' });
  if (!verdict.valid) return value;
  const body = verdict.normalized.slice(2);
  return `${verdict.prefix} ${groupCharacters(body, ...(groups[verdict.prefix] ?? [body.length]))}`;
}
