import type { ListFilter, Resource, ResourceColumn } from '../../contract';
import { invalid } from '../http/problem';

/** The value of a row in a column. */
export type ColumnValue = string | number | boolean | null | undefined | readonly string[];

type Test = (valueOf: (column: string) => ColumnValue) => boolean;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Types of columns that a filter may match with any of several values. */
const listed: readonly ResourceColumn['type'][] = ['choice', 'integer', 'id', 'person', 'record', 'records'];

const patterns: Readonly<Partial<Record<ResourceColumn['type'], RegExp>>> = {
  id: uuid,
  person: uuid,
  record: uuid,
  records: uuid,
  integer: /^(0|-?[1-9]\d{0,14})$/,
  boolean: /^(true|false)$/,
};
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Compares texts by the Slovenian alphabet, ignoring case, and other values by size. */
export function compare(a: ColumnValue, b: ColumnValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'sl', { sensitivity: 'accent' });
}

function refuse(field: string): never {
  throw invalid({ [field]: ['Choose one of the offered values.'] });
}

function readValue({ type, choices = [] }: ResourceColumn, value: string, field: string): string {
  if (type === 'choice' && !choices.includes(value)) refuse(field);
  if (patterns[type]?.test(value) === false) refuse(field);
  if (type !== 'instant') return value;
  const at = new Date(value);
  if (!(day.test(value) || instant.test(value)) || Number.isNaN(at.getTime())) refuse(field);
  if (day.test(value) && !at.toISOString().startsWith(value)) refuse(field);
  return at.toISOString();
}

const endOf = (text: string, read: string) => (day.test(text) ? `${text}T23:59:59.999Z` : read);

/** A row with several related records matches if one of them does. */
const isAmong = (value: ColumnValue, read: readonly string[]) =>
  [value].flat().some((one) => read.some((text) => text.toLowerCase() === String(one).toLowerCase()));

function compared(name: string, column: ResourceColumn, how: string, text: string): Test {
  const field = `filter.${name}.${how}`;
  if (how === 'in' && listed.includes(column.type)) {
    const values = text.split(',').map((one) => readValue(column, one, field));
    return (valueOf) => isAmong(valueOf(name), values);
  }
  if (!['instant', 'integer'].includes(column.type) || (how !== 'from' && how !== 'to')) refuse(field);
  const read = readValue(column, text, field);
  const bound = column.type === 'integer' ? Number(read) : how === 'to' ? endOf(text, read) : read;
  return (valueOf) => (how === 'from' ? compare(valueOf(name), bound) >= 0 : compare(valueOf(name), bound) <= 0);
}

/** Returns the test of a row for one `filter[…]`; throws a 422 on its field for a filter that the resource lacks. */
export function fits({ columns }: Resource, name: string, asked: ListFilter[string]): Test {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column?.filterable !== true) refuse(`filter.${name}`);
  if (typeof asked !== 'string') {
    const tests = Object.entries(asked).map(([how, text]) => compared(name, column, how, text));
    return (valueOf) => tests.every((test) => test(valueOf));
  }
  if (column.type === 'instant') return fits({ columns } as Resource, name, { from: asked, to: asked });
  const values = listed.includes(column.type) ? asked.split(',') : [asked];
  const read = values.map((value) => readValue(column, value, `filter.${name}`).toLowerCase());
  return (valueOf) => isAmong(valueOf(name), read);
}
