import { eq, inArray } from 'drizzle-orm';
import { users } from '../../identity';
import { auditEntries, isUuid, type Transaction } from '../../platform';
import { findExistingSubjects } from './existing-subjects';

export interface ActivityRow {
  readonly entry: typeof auditEntries.$inferSelect;
  readonly actor: string | null;
  /** Whether the subject still exists. */
  readonly exists: boolean;
}

/** Names of people by id. */
export type PeopleNames = ReadonlyMap<string, string>;

const uuidsIn = ({ before, after }: ActivityRow['entry']) =>
  [before, after].flatMap((values) => Object.values(values ?? {}).flat()).filter((value) => typeof value === 'string');

/** Reads entries by id, with the names of the people in their values. */
export async function readEntries(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ entries: readonly ActivityRow[]; people: PeopleNames }> {
  const rows = await tx
    .select({ entry: auditEntries, actor: users.fullName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(inArray(auditEntries.id, [...ids]));
  const existing = await findExistingSubjects(
    tx,
    rows.map(({ entry }) => entry),
  );
  const entries = rows.map((row) => ({ ...row, exists: existing.has(row.entry.subjectId ?? '') }));
  const named = [...new Set(entries.flatMap(({ entry }) => uuidsIn(entry)).filter((value) => isUuid(value)))];
  if (named.length === 0) return { entries, people: new Map() };
  const found = await tx.select({ id: users.id, fullName: users.fullName }).from(users).where(inArray(users.id, named));
  return { entries, people: new Map(found.map(({ id, fullName }) => [id, fullName])) };
}
