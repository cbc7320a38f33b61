import type { DocumentContent, ItemTotals } from '@atrium/api-client/contract';
import { formatIsoDay, type MergeValues, type Seller } from '../../../platform';
import { roomForSignature } from '../../document-templates/tags/room-for-signature';
import type { DocumentSource } from './document-source';
import { itemValues } from './item-values';
import { recordValues } from './record-values';

export interface DocumentFacts {
  readonly seller: Seller;
  readonly number: string;
  readonly title: string;
  readonly at: Date;
}

/**
 * The values of every tag of a template. What the author typed replaces what records say. A tag without a value becomes
 * empty, or stays as it is written in a live preview.
 */
export function documentValues(
  source: DocumentSource,
  { fields, items }: DocumentContent,
  facts: DocumentFacts,
  empty: 'blank' | 'tag',
): { readonly values: MergeValues; readonly totals: ItemTotals | null } {
  const { texts: sums, tables, totals } = itemValues(source, items);
  const { content, fields: asked } = source.template;
  const dates = new Set(asked.flatMap(({ name, type }) => (type === 'date' ? [name] : [])));
  const typed = Object.entries(fields).map(([name, value]) => [name, dates.has(name) ? formatIsoDay(value) : value]);
  const known: Readonly<Record<string, string>> = {
    ...recordValues(source, facts),
    ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
    ...sums,
  };
  const texts = content.tags.map(({ name, source: from }): [string, string] => {
    if (from === 'signature') return [name, roomForSignature];
    const value = known[name] ?? '';
    return [name, value === '' && empty === 'tag' ? `{${name}}` : value];
  });
  return { values: { texts: Object.fromEntries(texts), tables }, totals };
}
