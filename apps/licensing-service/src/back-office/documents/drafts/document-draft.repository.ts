import { and, count, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { customers } from '../../customers/customer.table';
import { documentTemplates } from '../../document-templates/document-template.table';
import { documentDrafts } from './document-draft.table';

export type DraftRecord = typeof documentDrafts.$inferSelect;

interface OwnedBy {
  readonly authorId: string;
  readonly at: Date;
}

const names = {
  customer: { id: customers.id, title: customers.title },
  template: { id: documentTemplates.id, title: documentTemplates.title },
};
const ofCustomer = eq(customers.id, documentDrafts.customerId);
const ofTemplate = eq(documentTemplates.id, documentDrafts.templateId);

const selectDrafts = (db: DatabaseHandle) =>
  db
    .select({ draft: documentDrafts, ...names })
    .from(documentDrafts)
    .leftJoin(customers, ofCustomer)
    .innerJoin(documentTemplates, ofTemplate);

export type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number];

/** The content is large, and lists do not need it. */
const { content: _content, ...listed } = getTableColumns(documentDrafts);

const selectSummaries = (db: DatabaseHandle) =>
  db
    .select({ draft: listed, ...names })
    .from(documentDrafts)
    .leftJoin(customers, ofCustomer)
    .innerJoin(documentTemplates, ofTemplate);

export type DraftSummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

const isOwn = ({ authorId, at }: OwnedBy) =>
  and(eq(documentDrafts.authorId, authorId), gt(documentDrafts.expiresAt, at));

/** The drafts of their author that have not expired, newest first. */
export function findDrafts(db: DatabaseHandle, owner: OwnedBy): Promise<DraftSummaryRow[]> {
  return selectSummaries(db).where(isOwn(owner)).orderBy(desc(documentDrafts.updatedAt), desc(documentDrafts.id));
}

/** The number of drafts of their author that have not expired. */
export async function countDrafts(db: DatabaseHandle, owner: OwnedBy): Promise<number> {
  const [row] = await db.select({ drafts: count() }).from(documentDrafts).where(isOwn(owner));
  return row?.drafts ?? 0;
}

export async function findDraft(db: DatabaseHandle, id: string, owner: OwnedBy): Promise<DraftRow | null> {
  const [row] = await selectDrafts(db).where(and(eq(documentDrafts.id, id), isOwn(owner)));
  return row ?? null;
}

export async function lockDraft(tx: Transaction, id: string, owner: OwnedBy): Promise<DraftRecord | null> {
  const [row] = await tx
    .select()
    .from(documentDrafts)
    .where(and(eq(documentDrafts.id, id), isOwn(owner)))
    .for('update');
  return row ?? null;
}

export async function insertDraft(tx: Transaction, row: typeof documentDrafts.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(documentDrafts).values(row).returning({ id: documentDrafts.id });
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted.id;
}

/** Optimistic locking: returns false if `version` is no longer the latest. */
export async function updateDraft(
  tx: Transaction,
  id: string,
  version: number,
  changes: Partial<typeof documentDrafts.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(documentDrafts)
    .set({ ...changes, version: sql`${documentDrafts.version} + 1` })
    .where(and(eq(documentDrafts.id, id), eq(documentDrafts.version, version)))
    .returning({ id: documentDrafts.id });
  return rows.length > 0;
}

export async function deleteDraft(tx: Transaction, id: string): Promise<void> {
  await tx.delete(documentDrafts).where(eq(documentDrafts.id, id));
}

/** Deletes expired drafts and returns them. */
export function deleteExpiredDrafts(tx: Transaction, at: Date): Promise<DraftRecord[]> {
  return tx.delete(documentDrafts).where(lte(documentDrafts.expiresAt, at)).returning();
}
