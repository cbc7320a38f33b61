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

/** The texts of the tags with a value, and the rows of tables. What the author typed replaces what records say. */
export function knownValues(source: DocumentSource, { fields, items }: DocumentContent, facts: DocumentFacts) {
  const { texts: sums, tables, totals } = itemValues(source, items);
  const dates = new Set(source.template.fields.flatMap(({ name, type }) => (type === 'date' ? [name] : [])));
  const typed = Object.entries(fields).map(([name, value]) => [name, dates.has(name) ? formatIsoDay(value) : value]);
  const texts: Readonly<Record<string, string>> = {
    ...recordValues(source, facts),
    ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
    ...sums,
  };
  return { texts, tables, totals };
}

/** The values of every tag of a template. A tag without a value becomes empty, or stays as it is in a live preview. */
export function documentValues(
  source: DocumentSource,
  content: DocumentContent,
  facts: DocumentFacts,
  empty: 'blank' | 'tag',
): { readonly values: MergeValues; readonly totals: ItemTotals | null } {
  const { texts: known, tables, totals } = knownValues(source, content, facts);
  const texts = source.template.content.tags.map(({ name, source: from }): [string, string] => {
    if (from === 'signature') return [name, roomForSignature];
    const value = known[name] ?? '';
    return [name, value === '' && empty === 'tag' ? `{${name}}` : value];
  });
  return { values: { texts: Object.fromEntries(texts), tables }, totals };
}
