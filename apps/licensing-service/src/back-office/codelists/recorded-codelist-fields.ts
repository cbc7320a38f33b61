import { codelistOptionFields, codelistsResource, codelistValues, type Fields } from '@atrium/api-client/contract';
import { formatNumber } from '../../billing';
import type { OptionRecord } from './codelist.repository';

/** The fields of codelists and their options in the audit log. */
export const recordedCodelistFields: Fields = {
  ...codelistsResource.fields,
  ...codelistOptionFields,
  /** With its unit. */
  value: { type: 'text', recorded: true },
  /** The order of the options. */
  keys: { type: 'text', recorded: true },
  /** Records that refer to another option instead. */
  uses: { type: 'integer', recorded: true },
  /** Records that keep the option. */
  kept: { type: 'integer', recorded: true },
  source: { type: 'id', recorded: true },
};

/** An option as people see it: its value with the unit of its codelist, its position from 1. */
export function recordedOption(
  slug: string,
  { key, titleEn, titleSl, value, hidden, position }: OptionRecord,
): Record<string, unknown> {
  const { unit = '', decimals = 0 } = codelistValues[slug] ?? {};
  const amount = value === null ? null : `${formatNumber(value / 10 ** decimals)} ${unit}`.trim();
  return { key, titleEn, titleSl, value: amount, hidden, position: position + 1 };
}
