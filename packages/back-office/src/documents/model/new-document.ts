import type { DocumentContent, DocumentDraft, TemplateContent, TemplateField } from '@atrium/api-client/contract';
import { type ItemOptions, parseItem, toTypedItem, type TypedItem } from './typed-item';

/** A document that is being made: what its author has chosen and typed. */
export interface NewDocument {
  /** Empty until a template is chosen. */
  readonly templateId: string;
  /** Empty for no customer. */
  readonly customerId: string;
  readonly title: string;
  /** By tag; only what was typed. */
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly TypedItem[];
  /** The draft that Create preview makes again. */
  readonly draft: Pick<DocumentDraft, 'id' | 'version'> | null;
  /** The version of a document that is continued. */
  readonly base: DocumentDraft['base'];
  /** Something was chosen or typed since it was opened. */
  readonly changed: boolean;
}

export const emptyDocument: NewDocument = {
  templateId: '',
  customerId: '',
  title: '',
  fields: {},
  items: [],
  draft: null,
  base: null,
  changed: false,
};

/** Whether it changes a draft or a saved document that exists. */
export const isExisting = ({ draft, base }: NewDocument): boolean => draft !== null || base !== null;

/** Whether something would be lost. */
export function isStarted(document: NewDocument): boolean {
  const { templateId, fields, items, title, changed } = document;
  if (isExisting(document)) return changed;
  return templateId !== '' && (title !== '' || items.length > 0 || Object.keys(fields).length > 0);
}

type Origin = Pick<NewDocument, 'draft' | 'base'>;

/** Whether a document that is being made changes this version of a draft or a document. */
export const continues = ({ draft, base }: NewDocument, origin: Origin): boolean =>
  (draft !== null || base !== null) &&
  JSON.stringify([draft?.id, draft?.version, base?.document_id, base?.number]) ===
    JSON.stringify([origin.draft?.id, origin.draft?.version, origin.base?.document_id, origin.base?.number]);

/** The content of a draft or a document, to be changed. */
export function fromContent(
  { template_id: templateId, customer_id: customerId, title, fields, items }: DocumentContent,
  origin: Origin,
): NewDocument {
  return {
    templateId,
    customerId: customerId ?? '',
    title: title ?? '',
    fields,
    items: items.map((item) => toTypedItem(item)),
    changed: false,
    ...origin,
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day of the user's calendar, `YYYY-MM-DD`. */
function addDays(today: Date, days: number): string {
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
}

/** What a field of a template begins with. */
export function initialOf({ initial, days_ahead: days }: TemplateField, today: Date): string {
  return initial ?? (days === null ? '' : addDays(today, days));
}

/** The typed value of a field, else what it begins with. */
export const valueOf = (field: TemplateField, { fields }: NewDocument, today: Date): string =>
  fields[field.name] ?? initialOf(field, today);

/** The items that a template has a table for. The others stay for another template. */
export const itemsFor = (
  { tables }: Pick<TemplateContent, 'tables'>,
  items: readonly TypedItem[],
): readonly TypedItem[] => items.filter(({ table }) => tables.some(({ name }) => name === table));

/** The content as the service reads it. Items that are not complete, and those without a table, are left out. */
export function toContent(
  document: NewDocument,
  template: Pick<TemplateContent, 'fields' | 'tables'>,
  options: ItemOptions,
  today: Date,
): DocumentContent {
  const { templateId, customerId, title, fields: typed, items } = document;
  const asked = template.fields.map((field) => [field.name, valueOf(field, document, today)]);
  return {
    template_id: templateId,
    customer_id: customerId === '' ? null : customerId,
    title: title.trim() === '' ? null : title.trim(),
    fields: { ...typed, ...Object.fromEntries(asked) },
    items: itemsFor(template, items).flatMap((item) => {
      const read = parseItem(item, options);
      return 'item' in read ? [read.item] : [];
    }),
  };
}
