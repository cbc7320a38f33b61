import { isPriceable, type DocumentItem } from '@atrium/api-client/contract';
import { parseDecimal } from '@atrium/validators';
import { type ItemOption, optionOf } from './item-option';
import { nearestOption } from './nearest-option';

/** The columns of an item that its author types, in the order of the grid. */
export const itemFields = ['description', 'quantity', 'unit', 'price', 'discount', 'vat_rate'] as const;

export type ItemField = (typeof itemFields)[number];

/** An item as typed. `unit` and `vat_rate` are keys of options; a text that no option has stays as it was typed. */
export type TypedItem = Readonly<Record<ItemField, string>> & {
  /** Only of this page. */
  readonly id: string;
  readonly table: string;
};

/** The options of the columns that have a codelist. */
export interface ItemOptions {
  readonly unit: readonly ItemOption[];
  readonly vat_rate: readonly ItemOption[];
}

/** Why an item cannot be sent. */
export interface ItemProblem {
  readonly field: ItemField;
  readonly reason: 'required' | 'number' | 'ambiguous' | 'range' | 'option' | 'long';
  /** The option that was probably meant. */
  readonly suggestion?: ItemOption | undefined;
}

const decimals = { quantity: 3, price: 2, discount: 2 } as const;
const largest = 100_000_000_000;
const longestDescription = 2000;
const thousand = /^[-\u2212]?[1-9]\d{0,2}\.\d{3}$/;
const hundredPercent = 10_000;

type NumberField = keyof typeof decimals;

const isNumberField = (field: ItemField): field is NumberField => Object.hasOwn(decimals, field);

/** Reads a typed number with or without `€` and `%`: 1,5 of three decimals is 1500. */
export function readNumber(field: NumberField, typed: string): number | undefined {
  const plain = plainOf(typed);
  if (isAmbiguous(field, plain)) return undefined;
  return plain === '' && field === 'discount' ? 0 : parseDecimal(plain, decimals[field]);
}

const plainOf = (typed: string) => typed.replaceAll(/[€%\s]/g, '');

/** With three decimals, `1.000` is one or a thousand. */
const isAmbiguous = (field: NumberField, plain: string) => decimals[field] === 3 && thousand.test(plain);

function problemOf(item: TypedItem, field: ItemField, options: ItemOptions): ItemProblem | undefined {
  const typed = item[field].trim();
  if (field === 'unit' || field === 'vat_rate') {
    if (options[field].some(({ key }) => key === typed)) return undefined;
    return { field, reason: typed === '' ? 'required' : 'option', suggestion: nearestOption(options[field], typed) };
  }
  if (typed === '' && field !== 'discount') return { field, reason: 'required' };
  if (!isNumberField(field)) return typed.length > longestDescription ? { field, reason: 'long' } : undefined;
  const value = readNumber(field, typed);
  if (value === undefined) return { field, reason: isAmbiguous(field, plainOf(typed)) ? 'ambiguous' : 'number' };
  const isInRange = field === 'discount' ? value >= 0 && value <= hundredPercent : Math.abs(value) <= largest;
  return isInRange ? undefined : { field, reason: 'range' };
}

/** The item as the service reads it, or what is wrong with it. */
export function parseItem(
  item: TypedItem,
  options: ItemOptions,
): { readonly item: DocumentItem } | { readonly problems: readonly ItemProblem[] } {
  const problems = itemFields.flatMap((field) => problemOf(item, field, options) ?? []);
  if (problems.length > 0) return { problems };
  const { table, description, unit, vat_rate: rate } = item;
  const numberOf = (field: NumberField) => readNumber(field, item[field]) ?? 0;
  const numbers = { quantity: numberOf('quantity'), price: numberOf('price'), discount: numberOf('discount') };
  if (!isPriceable(numbers)) return { problems: [{ field: 'price', reason: 'range' }] };
  return { item: { table, description: description.trim(), unit, vat_rate: rate, ...numbers } };
}

function writeNumber(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}${fraction === '' ? '' : `,${fraction}`}`;
}

let last = 0;

const newId = () => `item-${Date.now()}-${++last}`;

/** An item of a draft or a document, to be changed. */
export function toTypedItem({
  table,
  description,
  quantity,
  unit,
  price,
  discount,
  vat_rate,
}: DocumentItem): TypedItem {
  return {
    id: newId(),
    table,
    description,
    quantity: writeNumber(quantity, decimals.quantity),
    unit,
    price: writeNumber(price, decimals.price),
    discount: discount === 0 ? '' : writeNumber(discount, decimals.discount),
    vat_rate,
  };
}

/** A new item of a table: one piece, with the unit and the VAT rate of the item above it. */
export function newItem(table: string, options: ItemOptions, above?: TypedItem): TypedItem {
  return {
    id: newId(),
    table,
    description: '',
    quantity: '1',
    unit: above?.unit ?? options.unit[0]?.key ?? '',
    price: '',
    discount: '',
    vat_rate: above?.vat_rate ?? options.vat_rate[0]?.key ?? '',
  };
}

/** Writes a typed text into an item; a name of an option becomes its key. */
export function changeItem(item: TypedItem, field: ItemField, typed: string, options: ItemOptions): TypedItem {
  const isChoice = field === 'unit' || field === 'vat_rate';
  const value = isChoice ? (optionOf(options[field], typed)?.key ?? typed.trim()) : typed;
  return item[field] === value ? item : { ...item, [field]: value };
}
