import { type Column, sql } from 'drizzle-orm';
import { users } from '../../identity';
import { auditEntries, type Language, type SessionUser, textOf } from '../../platform';
import type { ListedColumn } from '../../resource';
import type { ActivityRow } from './activity.repository';
import { changesOf } from './activity-view';
import { fillSentence, partOf, sentenceOf } from './sentence';

type Entry = ActivityRow['entry'];

function writePerson(cell: string, language: Language): string {
  const { name, visitor } = JSON.parse(cell) as { readonly name: string | null; readonly visitor: boolean };
  return name ?? textOf(language, visitor ? 'activity.visitor' : 'activity.product');
}

function writeSentence(cell: string, language: Language): string {
  const entry = JSON.parse(cell) as Pick<Entry, 'action' | 'after' | 'before' | 'outcome' | 'title'>;
  const sentence = sentenceOf(entry.action, entry.outcome, language);
  return fillSentence(sentence, entry.title, partOf(sentence, entry, language)).trim();
}

interface ChangesCell extends Pick<Entry, 'after' | 'before' | 'changed' | 'module'> {
  /** Names of the people in the values, by id. */
  readonly people: Readonly<Record<string, string>> | null;
}

function writeChanges(cell: string, language: Language): string {
  const { people, ...entry } = JSON.parse(cell) as ChangesCell;
  return changesOf(entry, { language, people: new Map(Object.entries(people ?? {})) })
    .map(({ label, is_recorded: isRecorded, before, after }) =>
      isRecorded ? `${label}: ${before ?? '–'} → ${after ?? '–'}` : label,
    )
    .join('\n');
}

const { action, actorId, outcome, title, module, before, after, changed, ip, requestId } = auditEntries;

const ids = '$.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")';

/** Names of the people in the values. Only these modules record people. */
const people = sql`case when ${module} in ('roles', 'tenants', 'users') then (
  select json_object_agg(named.id, named.full_name) from ${users} named where named.id in (
    select (value #>> '{}')::uuid from jsonb_path_query(jsonb_build_array(${before}, ${after}), ${ids}::jsonpath) value
  )
) end`;

/** Only sentences about codelists name a part. */
const partly = (values: Column) => sql`case when ${module} = 'codelists' then ${values} end`;

/** Spreadsheet cells of the activity. Only Administrators get IP addresses. */
export const exportedColumns = ({ isAdministrator }: SessionUser): Readonly<Record<string, ListedColumn>> => ({
  person: {
    exported: sql`json_build_object('name', ${users.fullName}, 'visitor', ${actorId} is null and ${requestId} is not null)::text`,
    write: writePerson,
  },
  sentence: {
    exported: sql`json_build_object('action', ${action}, 'outcome', ${outcome}, 'title', ${title}, 'before', ${partly(before)}, 'after', ${partly(after)})::text`,
    write: writeSentence,
  },
  changes: {
    exported: sql`json_build_object('module', ${module}, 'before', ${before}, 'after', ${after}, 'changed', ${changed}, 'people', ${people})::text`,
    write: writeChanges,
  },
  ip: { exported: isAdministrator ? sql`${ip}` : sql`null::text` },
});
