import { type ActivityChange, type ActivityEntry, activityModules } from '@atrium/api-client/contract';
import { fieldName, type Language, type SessionUser } from '../../platform';
import type { ActivityRow } from './activity.repository';
import { fieldLabel } from './field-label';
import { fieldRank, recordedField } from './recorded-fields';
import { partOf, sentenceOf } from './sentence';
import { showValue, type ValueContext } from './show-value';

interface ReaderContext extends ValueContext {
  readonly user: Pick<SessionUser, 'isAdministrator'>;
}

export function toEntry({ entry, actor, exists }: ActivityRow, context: ReaderContext): ActivityEntry {
  const { id, at, actorId, action, outcome, subjectType, subjectId, title, requestId, ip } = entry;
  const sentence = sentenceOf(action, outcome, context.language);
  return {
    id,
    at: at.toISOString(),
    person: actorId === null || actor === null ? null : { id: actorId, full_name: actor },
    visitor: actorId === null && requestId !== null,
    action,
    sentence,
    part: partOf(sentence, entry, context.language),
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

/** The changed fields in the order of their declaration: those with values first. Ids of other records are not shown. */
export function changesOf(entry: Entry, context: ValueContext): ActivityChange[] {
  const { before, after, changed, module } = entry;
  const rank = (path: string) => fieldRank(module, fieldName(path));
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted(
    (one, next) => rank(one) - rank(next),
  );
  const differing = names.filter(
    (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  );
  const recorded = differing.flatMap((path): ActivityChange[] => {
    const name = fieldName(path);
    const field = recordedField(module, name);
    if (field?.type === 'id') return [];
    if (field === undefined) return [unrecorded(module, name, context.language)];
    const show = (value: unknown) => showValue({ module, name, field }, value, context);
    const label = fieldLabel(module, name, context.language);
    return [{ name, label, is_recorded: true, before: show(before?.[path]), after: show(after?.[path]) }];
  });
  return [...recorded, ...changed.map((name) => unrecorded(module, name, context.language))];
}

const unrecorded = (module: string, name: string, language: Language): ActivityChange => ({
  name,
  label: fieldLabel(module, name, language),
  is_recorded: false,
  before: null,
  after: null,
});
