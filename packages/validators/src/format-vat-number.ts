import { inGroups } from './in-groups';
import { checkVatNumber } from './vat-number';
import type { RuleOptions } from './verdict';

/** How people group the characters after the prefix; where they do not, they stand together. */
const groups: Readonly<Record<string, readonly [number, ...number[]]>> = {
  BE: [4, 3],
  DE: [3],
  FR: [2, 3],
  GB: [3, 4, 2, 3],
  PL: [3, 3, 2],
  XI: [3, 4, 2, 3],
};

/**
 * A VAT number as people read it: `SI 50223054`, `FR 40 303 265 045`. With `country` the prefix may be missing and is put
 * before it. What has no accepted shape comes back unchanged.
 */
export function formatVatNumber(value: string, options?: Pick<RuleOptions, 'country'>): string {
  const verdict = checkVatNumber(value, { country: options?.country, level: 'shape' });
  if (!verdict.valid) return value;
  const body = verdict.normalized.slice(2);
  return `${verdict.prefix} ${inGroups(body, ...(groups[verdict.prefix] ?? [body.length]))}`;
}
