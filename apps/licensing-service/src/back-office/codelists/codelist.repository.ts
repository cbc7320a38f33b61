import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { codelistOptions, codelists } from './codelist.table';

export type CodelistRecord = typeof codelists.$inferSelect;
export type OptionRecord = typeof codelistOptions.$inferSelect;

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

export const optionCount = sql`(select count(*) from ${codelistOptions} where ${codelistOptions.codelistId} = ${codelists.id})`;

/** Codelists with their author and last modifier. */
export function selectCodelists(db: DatabaseHandle) {
  return db
    .select({
      codelist: codelists,
      author: { id: authors.id, fullName: authors.fullName },
      modifier: { id: modifiers.id, fullName: modifiers.fullName },
      options: optionCount.mapWith(Number),
    })
    .from(codelists)
    .leftJoin(authors, eq(authors.id, codelists.authorId))
    .leftJoin(modifiers, eq(modifiers.id, codelists.lastModifiedBy));
}

export type CodelistHead = Awaited<ReturnType<typeof selectCodelists>>[number];

export async function findCodelist(db: DatabaseHandle, id: string): Promise<CodelistHead | null> {
  const [head] = await selectCodelists(db).where(eq(codelists.id, id));
  return head ?? null;
}

/** Locks a codelist, so concurrent changes of its options run one after the other. */
export async function lockCodelist(tx: Transaction, slug: string): Promise<CodelistRecord | null> {
  const [found] = await tx.select().from(codelists).where(eq(codelists.slug, slug)).for('update');
  return found ?? null;
}

export async function findCodelistsBySlug(db: DatabaseHandle, slugs: readonly string[]) {
  return db
    .select({ id: codelists.id, slug: codelists.slug })
    .from(codelists)
    .where(inArray(codelists.slug, [...slugs]));
}

/** Options of the codelists, sorted by position. */
export async function findOptions(db: DatabaseHandle, codelistIds: readonly string[]): Promise<OptionRecord[]> {
  if (codelistIds.length === 0) return [];
  return db
    .select()
    .from(codelistOptions)
    .where(inArray(codelistOptions.codelistId, [...codelistIds]))
    .orderBy(asc(codelistOptions.position), asc(codelistOptions.id));
}

export async function findOption(db: DatabaseHandle, codelistId: string, id: string): Promise<OptionRecord | null> {
  const [option] = await db
    .select()
    .from(codelistOptions)
    .where(and(eq(codelistOptions.codelistId, codelistId), eq(codelistOptions.id, id)));
  return option ?? null;
}

export async function insertCodelist(tx: Transaction, codelist: typeof codelists.$inferInsert): Promise<string> {
  const [row] = await tx.insert(codelists).values(codelist).returning({ id: codelists.id });
  if (row === undefined) throw new Error('Failed to insert a codelist.');
  return row.id;
}

/** Optimistic locking: returns false if `version` is no longer the latest. */
export async function updateCodelist(
  tx: Transaction,
  id: string,
  version: number,
  change: Partial<typeof codelists.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(codelists)
    .set({ ...change, version: sql`${codelists.version} + 1` })
    .where(and(eq(codelists.id, id), eq(codelists.version, version)))
    .returning({ id: codelists.id });
  return rows.length > 0;
}

/** Records the user who last changed the options. */
export async function touchCodelist(tx: Transaction, id: string, userId: string, at: Date): Promise<void> {
  await tx.update(codelists).set({ lastModifiedBy: userId, updatedAt: at }).where(eq(codelists.id, id));
}

export async function deleteCodelist(tx: Transaction, id: string): Promise<void> {
  await tx.delete(codelists).where(eq(codelists.id, id));
}

export async function nextPosition(tx: Transaction, codelistId: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(codelistOptions.position) })
    .from(codelistOptions)
    .where(eq(codelistOptions.codelistId, codelistId));
  return (last?.position ?? -1) + 1;
}

export async function insertOption(
  tx: Transaction,
  option: typeof codelistOptions.$inferInsert,
): Promise<OptionRecord> {
  const [row] = await tx.insert(codelistOptions).values(option).returning();
  if (row === undefined) throw new Error('Failed to insert an option.');
  return row;
}

export async function updateOption(
  tx: Transaction,
  id: string,
  change: Partial<typeof codelistOptions.$inferInsert>,
): Promise<OptionRecord> {
  const [row] = await tx
    .update(codelistOptions)
    .set({ ...change, version: sql`${codelistOptions.version} + 1` })
    .where(eq(codelistOptions.id, id))
    .returning();
  if (row === undefined) throw new Error('Failed to update an option.');
  return row;
}

/** Numbers the options of a codelist in the order of these ids. Versions stay: no field of a form changes. */
export async function orderOptions(tx: Transaction, codelistId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const position = sql`array_position(${sql.param(`{${ids.join(',')}}`)}::uuid[], ${codelistOptions.id}) - 1`;
  await tx.update(codelistOptions).set({ position }).where(eq(codelistOptions.codelistId, codelistId));
}

export async function deleteOption(tx: Transaction, id: string): Promise<void> {
  await tx.delete(codelistOptions).where(eq(codelistOptions.id, id));
}

export async function copyOptions(tx: Transaction, from: string, to: string): Promise<void> {
  const options = await findOptions(tx, [from]);
  if (options.length === 0) return;
  await tx.insert(codelistOptions).values(
    options.map(({ key, titleEn, titleSl, value, hidden, position }) => ({
      codelistId: to,
      key,
      titleEn,
      titleSl,
      value,
      hidden,
      position,
    })),
  );
}

/** Whether a codelist has an option with this key. */
export async function hasOption(db: DatabaseHandle, slug: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: codelistOptions.id })
    .from(codelistOptions)
    .innerJoin(codelists, eq(codelists.id, codelistOptions.codelistId))
    .where(and(eq(codelists.slug, slug), eq(codelistOptions.key, key)));
  return rows.length > 0;
}
