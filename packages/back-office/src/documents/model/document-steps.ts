import type { DocumentTemplate } from '@atrium/api-client/contract';

export type Step = 'template' | 'customer' | 'fields' | 'items';

const isCustomerTag = (name: string) => name.startsWith('customer.');

/** A template that names the customer needs one. */
export const needsCustomer = ({ content }: Pick<DocumentTemplate, 'content'>): boolean =>
  content.tags.some(({ name, source }) => source === 'record' && isCustomerTag(name));

/** The tags of the customer in a template. */
export const customerTags = ({ content }: Pick<DocumentTemplate, 'content'>): readonly string[] => [
  ...new Set(content.tags.flatMap(({ name, source }) => (source === 'record' && isCustomerTag(name) ? [name] : []))),
];

export const hasFields = (template: Pick<DocumentTemplate, 'content'>): boolean =>
  template.content.fields.length > 0 || customerTags(template).length > 0;

/** The steps that a template has, in their order. */
export function stepsOf(template: Pick<DocumentTemplate, 'content'> | undefined): readonly Step[] {
  if (template === undefined) return ['template', 'customer', 'fields'];
  return [
    'template',
    'customer',
    ...(hasFields(template) ? (['fields'] as const) : []),
    ...(template.content.tables.length > 0 ? (['items'] as const) : []),
  ];
}
