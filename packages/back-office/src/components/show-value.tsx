import type { Field } from '@atrium/api-client/contract';
import { formatDate, formatMoney, formatNumber } from '@atrium/i18n';
import type { ReactNode } from 'react';

/** Formats a field of a record as text; `word` returns the text of a choice, or of yes and no. */
export function showValue(
  { type, money, decimals = 0 }: Pick<Field, 'type' | 'money' | 'decimals'>,
  value: unknown,
  word: (value: string) => string,
): ReactNode {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number')
    return money === true ? formatMoney(value, 'EUR') : formatNumber(value / 10 ** decimals);
  if (typeof value === 'boolean') return word(String(value));
  if (typeof value === 'object')
    return 'full_name' in value && typeof value.full_name === 'string' ? value.full_name : null;
  const text = typeof value === 'string' ? value : '';
  if (type === 'instant') return <time dateTime={text}>{formatDate(text)}</time>;
  return type === 'choice' ? word(text) : text;
}
