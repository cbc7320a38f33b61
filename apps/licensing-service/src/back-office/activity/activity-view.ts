import { type ActivityChange, type ActivityEntry, activityModules, type Field } from '@atrium/api-client/contract';
import { countryName } from '../../resource';
import { formatMoney } from '../../billing';
import {
  fieldName,
  findText,
  formatIsoDay,
  type Language,
  localDay,
  localTime,
  type SessionUser,
  textOf,
} from '../../platform';
import type { ActivityRow, PeopleNames } from './activity.repository';
import { recordedField } from './recorded-fields';
import { sentenceOf } from './sentence';

interface ReaderContext {
  readonly user: Pick<SessionUser, 'isAdministrator'>;
  readonly language: Language;
  readonly people: PeopleNames;
}

export function toEntry({ entry, actor, exists }: ActivityRow, context: ReaderContext): ActivityEntry {
  const { id, at, actorId, action, outcome, subjectType, subjectId, title, requestId, ip } = entry;
  return {
    id,
    at: at.toISOString(),
    person: actorId === null || actor === null ? null : { id: actorId, full_name: actor },
    visitor: actorId === null && requestId !== null,
    action,
    sentence: sentenceOf(action, outcome, context.language),
    outcome,
    module: activityModules.find((module) => module === entry.module) ?? 'activity',
    subject_type: subjectType,
    subject_id: subjectId,
    subject_exists: exists,
    title,
    ip: context.user.isAdministrator ? ip : null,
    changes: changesOf(entry, context),
  };
}

type Entry = Pick<ActivityRow['entry'], 'after' | 'before' | 'changed' | 'module'>;

/** The changed fields: those with values first. Ids of other records are not shown. */
export function changesOf(entry: Entry, context: Omit<ReaderContext, 'user'>): ActivityChange[] {
  const { before, after, changed, module } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const differing = names.filter(
    (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  );
  const recorded = differing.flatMap((path): ActivityChange[] => {
    const name = fieldName(path);
    const field = recordedField(module, name);
    if (field?.type === 'id') return [];
    if (field === undefined) return [unrecorded(module, name, context.language)];
    const show = (value: unknown) => showValue(field, name, value, context);
    const label = labelOf(module, name, context.language);
    return [{ name, label, is_recorded: true, before: show(before?.[path]), after: show(after?.[path]) }];
  });
  return [...recorded, ...changed.map((name) => unrecorded(module, name, context.language))];
}

const unrecorded = (module: string, name: string, language: Language): ActivityChange => ({
  name,
  label: labelOf(module, name, language),
  is_recorded: false,
  before: null,
  after: null,
});

/** Label of a field: its own, else the column's in spreadsheets, else its name in words. */
export function labelOf(module: string, name: string, language: Language): string {
  const last = name.split('.').at(-1) ?? name;
  return (
    findText(language, `activity.fields.${last}`) ??
    findText(language, `spreadsheets.${module}.columns.${last}`) ??
    last.replaceAll(/[_-]/g, ' ')
  );
}

function showValue(field: Field, name: string, value: unknown, context: Omit<ReaderContext, 'user'>): string | null {
  const { type, money, decimals = 0 } = field;
  const { language, people } = context;
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const shown = value.map((entry) => showValue(field, name, entry, context));
    return shown.length === 0 ? null : shown.join(', ');
  }
  if (typeof value === 'boolean') return textOf(language, value ? 'activity.values.yes' : 'activity.values.no');
  if (typeof value === 'number') return money === true ? formatMoney(value) : String(value / 10 ** decimals);
  if (typeof value !== 'string') return null;
  if (type === 'person') return people.get(value) ?? value;
  if (type === 'instant')
    return `${formatIsoDay(localDay(new Date(value)))}, ${localTime(new Date(value)).slice(11, 16)}`;
  if (field.names === 'country') return countryName(value, language);
  if (type === 'choice') return findText(language, `activity.choices.${name.split('.').at(-1)}.${value}`) ?? value;
  return value;
}
