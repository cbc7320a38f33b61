import type { Field } from '@atrium/api-client/contract';
import { formatMoney, formatNumber } from '../../billing';
import { findText, formatIsoDay, type Language, localDay, localTime, textOf } from '../../platform';
import type { PeopleNames } from './activity.repository';
import { showCode } from './show-code';

/** Who reads the value. */
export interface ValueContext {
  readonly language: Language;
  /** The people in the values. */
  readonly people: PeopleNames;
}

interface RecordedField {
  readonly module: string;
  readonly name: string;
  readonly field: Field;
}

/** The database puts it in place of erased values. */
const erased = '[erased]';

const day = /^\d{4}-\d{2}-\d{2}$/;

function showInstant(value: string): string {
  if (day.test(value)) return formatIsoDay(value);
  const at = new Date(value);
  return `${formatIsoDay(localDay(at))}, ${localTime(at).slice(11, 16)}`;
}

function showSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}

function showNumber({ money, bytes, decimals = 0 }: Field, value: number): string {
  if (money === true) return formatMoney(value);
  return bytes === true ? showSize(value) : formatNumber(value / 10 ** decimals);
}

function showText({ module, name, field }: RecordedField, value: string, { language, people }: ValueContext): string {
  if (value === erased) return textOf(language, 'activity.values.erased');
  if (field.type === 'person') return people.get(value) ?? textOf(language, 'messages.former_user');
  if (field.type === 'instant') return showInstant(value);
  const code = field.names === undefined ? null : showCode[field.names](value, language, module);
  if (code !== null) return code;
  if (field.type !== 'choice') return value;
  return findText(language, `activity.choices.${name.split('.').at(-1)}.${value}`) ?? value;
}

/** A recorded value in words, as forms show it; null for none. */
export function showValue(recorded: RecordedField, value: unknown, context: ValueContext): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const shown = value.map((entry) => showValue(recorded, entry, context) ?? '');
    const isByName = recorded.field.names === 'permission';
    if (isByName) shown.sort((one, next) => one.localeCompare(next, context.language));
    return shown.length === 0 ? null : shown.join(', ');
  }
  if (typeof value === 'boolean') return textOf(context.language, value ? 'activity.values.yes' : 'activity.values.no');
  if (typeof value === 'number') return showNumber(recorded.field, value);
  return typeof value === 'string' ? showText(recorded, value, context) : null;
}
