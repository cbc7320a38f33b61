import { sql } from 'drizzle-orm';
import { users } from '../../identity';
import { auditEntries, type Language, type SessionUser } from '../../platform';
import type { ListedColumn } from '../../resource';
import type { ActivityRow } from './activity.repository';
import { changesOf } from './activity-view';
import { sentenceOf } from './sentence';

type Entry = ActivityRow['entry'];
const noNames = new Map<string, string>();

function writeSentence(cell: string, language: Language): string {
  const { action, outcome, title } = JSON.parse(cell) as Pick<Entry, 'action' | 'outcome' | 'title'>;
  return sentenceOf(action, outcome, language)
    .replace('{title}', title ?? '')
    .trim();
}

function writeChanges(cell: string, language: Language): string {
  const entry = JSON.parse(cell) as Pick<Entry, 'after' | 'before' | 'changed' | 'module'>;
  return changesOf(entry, { language, people: noNames })
    .map(({ label, is_recorded: isRecorded, before, after }) =>
      isRecorded ? `${label}: ${before ?? '–'} → ${after ?? '–'}` : label,
    )
    .join('\n');
}

const { action, outcome, title, module, before, after, changed, ip } = auditEntries;

/** Spreadsheet cells of the activity. Only Administrators get IP addresses. */
export const exportedColumns = ({ isAdministrator }: SessionUser): Readonly<Record<string, ListedColumn>> => ({
  person: { exported: sql`coalesce(${users.fullName}, '')` },
  sentence: {
    exported: sql`json_build_object('action', ${action}, 'outcome', ${outcome}, 'title', ${title})::text`,
    write: writeSentence,
  },
  changes: {
    exported: sql`json_build_object('module', ${module}, 'before', ${before}, 'after', ${after}, 'changed', ${changed})::text`,
    write: writeChanges,
  },
  ip: { exported: isAdministrator ? sql`${ip}` : sql`null::text` },
});
