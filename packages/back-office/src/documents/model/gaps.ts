import type { DocumentTemplate } from '@atrium/api-client/contract';
import { itemsFor, valueOf, type NewDocument } from './new-document';
import { parseItem, type ItemOptions, type ItemProblem, type TypedItem } from './typed-item';
import { needsCustomer } from './document-steps';

/** Something that is missing before a document can be made. */
export type Gap =
  | { readonly step: 'template' | 'customer' }
  | { readonly step: 'fields'; readonly name: string; readonly label: string; readonly reason: 'required' | 'date' }
  | {
      readonly step: 'items';
      /** In its table. */
      readonly row: number;
      readonly id: string;
      readonly problem: ItemProblem;
    };

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The row of an item in its table, from 1. */
export const rowOf = (item: TypedItem, items: readonly TypedItem[]): number =>
  items.filter(({ table }) => table === item.table).indexOf(item) + 1;

/** Everything that is missing, in the order of the steps. */
export function gapsOf(
  document: NewDocument,
  template: DocumentTemplate | undefined,
  options: ItemOptions,
  today: Date,
): readonly Gap[] {
  if (template === undefined) return [{ step: 'template' }];
  const fields = template.content.fields.flatMap((field): Gap[] => {
    const value = valueOf(field, document, today).trim();
    const { name, label } = field;
    if (value === '') return field.required ? [{ step: 'fields', name, label, reason: 'required' }] : [];
    return field.type === 'date' && !isDay(value) ? [{ step: 'fields', name, label, reason: 'date' }] : [];
  });
  const sent = itemsFor(template.content, document.items);
  const items = sent.flatMap((item): Gap[] => {
    const read = parseItem(item, options);
    if ('item' in read) return [];
    return read.problems.map((problem) => ({ step: 'items', row: rowOf(item, sent), id: item.id, problem }));
  });
  const customer: Gap[] = document.customerId === '' && needsCustomer(template) ? [{ step: 'customer' }] : [];
  return [...customer, ...fields, ...items];
}
