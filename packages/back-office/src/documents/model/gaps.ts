import type { DocumentTemplate } from '@atrium/api-client/contract';
import { valueOf, type NewDocument } from './new-document';
import { parseItem, type ItemOptions, type ItemProblem } from './typed-item';
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
  const items = document.items.flatMap((item, at): Gap[] => {
    const read = parseItem(item, options);
    const row = document.items.slice(0, at).filter(({ table }) => table === item.table).length;
    return 'item' in read ? [] : read.problems.map((problem) => ({ step: 'items', row, id: item.id, problem }));
  });
  const customer: Gap[] = document.customerId === '' && needsCustomer(template) ? [{ step: 'customer' }] : [];
  return [...customer, ...fields, ...items];
}
