import type { ItemColumn, TagSource } from './template-content.schema';

/** The tags that the product fills by itself, by group. */
export const knownTags = {
  customer: [
    'title',
    'vat',
    'street',
    'address',
    'postal_code',
    'city',
    'post',
    'country',
    'contact',
    'email',
    'phone',
  ],
  operator: ['name', 'street', 'post', 'country', 'vat', 'iban', 'register', 'registration_number'],
  document: ['number', 'date', 'title'],
  author: ['name', 'email', 'phone', 'position'],
  items: ['net', 'vat', 'total'],
  signature: ['author', 'customer'],
} as const;

/** A group of known tags. */
export type TagGroup = keyof typeof knownTags;

/** The columns of the rows of a table of items, in the order of the grid. */
export const itemColumns: readonly ItemColumn[] = [
  'position',
  'description',
  'quantity',
  'unit',
  'price',
  'discount',
  'vat',
  'net',
];

/** The columns of the loop with a row for each VAT rate of a table: `{#items.rates}`. */
export const rateColumns = ['rate', 'base', 'vat'] as const;

/** Group of the tags that the author of a document is asked for. */
export const fieldGroup = 'field';

const groups: Readonly<Record<string, readonly string[]>> = knownTags;

const namesOfGroups = (): string[] =>
  Object.entries(groups).flatMap(([group, names]) => names.map((name) => `${group}.${name}`));

/** The names of all known tags, without braces. */
export const knownTagNames: readonly string[] = /* @__PURE__ */ namesOfGroups();

const tablePattern = /^items(_[a-z0-9_]+)?$/;

/** Whether a loop is a table of items: `items`, or `items_` and a name. */
export const isItemTable = (loop: string): boolean => tablePattern.test(loop);

/** Whether a loop has a row for each VAT rate of a table. */
export const isRatesLoop = (loop: string): boolean => loop.endsWith('.rates') && isItemTable(tableOf(loop));

/** The table of a total or of a loop of VAT rates: `items` of `items.total`. */
export const tableOf = (tag: string): string => tag.split('.')[0] ?? '';

/** Where the value of a tag comes from, by its name without braces. */
export function sourceOf(tag: string): TagSource {
  const [group = '', name = ''] = tag.split('.');
  if (group === fieldGroup) return 'author';
  if (isRatesLoop(tag)) return 'items';
  const names = isItemTable(group) ? groups['items'] : Object.hasOwn(groups, group) ? groups[group] : undefined;
  if (names?.includes(name) !== true) return 'unknown';
  if (isItemTable(group)) return 'items';
  return group === 'signature' ? 'signature' : 'record';
}
