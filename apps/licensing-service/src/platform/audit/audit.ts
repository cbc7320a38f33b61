import { type ActivityAction, activityModuleOf, type Fields } from '@atrium/api-client/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { auditEntries } from './audit.table';
import { recordedChanges } from './recorded-changes';

type Row = typeof auditEntries.$inferInsert;

/** An audit entry. Its module follows from the action. */
export interface AuditEntry extends Pick<
  Row,
  'actorId' | 'at' | 'ip' | 'outcome' | 'requestId' | 'subjectId' | 'subjectType'
> {
  readonly action: ActivityAction;
  /** Name of the subject at this time, or the query that reads it. */
  readonly title?: string | SQL | null;
  /** Further records whose activity shows the entry. */
  readonly related?: readonly string[];
  /** Declares the fields whose values are recorded. Without it, the entry only says what changed. */
  readonly fields?: Fields;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** Writes an audit entry in the transaction of the change. */
export async function writeAudit(tx: DatabaseHandle, entry: AuditEntry): Promise<void> {
  const { fields = {}, title = null, related = [], before = null, after = null, ...head } = entry;
  const { values, ...changes } = recordedChanges(fields, before, after);
  await tx.insert(auditEntries).values({
    ...head,
    ...changes,
    module: activityModuleOf(head.action) ?? '',
    related: [...related],
    title: title === null ? null : sql`${title}`,
    searchText: sql`atrium_fold(chr(10) || coalesce(${title}::text, '') || chr(10) || ${values}::text)`,
  });
}

/** The audit entries of a record, newest first. */
export async function findAuditEntries(
  db: DatabaseHandle,
  { type, id }: { readonly type: string; readonly id: string },
): Promise<Pick<Row, 'at' | 'action' | 'before' | 'after'>[]> {
  const { at, action, before, after } = auditEntries;
  return db
    .select({ at, action, before, after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id)))
    .orderBy(desc(at), desc(auditEntries.id));
}
