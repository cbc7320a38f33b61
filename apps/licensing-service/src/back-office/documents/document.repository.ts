import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { customers } from '../customers/customer.table';
import { documentTemplates } from '../document-templates/document-template.table';
import { documents } from './document.table';

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

/** All columns but the text of the pages and its words. */
const listed = {
  id: documents.id,
  title: documents.title,
  number: documents.number,
  customerId: documents.customerId,
  templateId: documents.templateId,
  templateVersion: documents.templateVersion,
  fields: documents.fields,
  state: documents.state,
  archived: documents.archived,
  currentVersion: documents.currentVersion,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
  version: documents.version,
};

/** The documents with their customer, template, author and last modifier. */
export function selectDocuments(db: DatabaseHandle) {
  return db
    .select({
      document: listed,
      customer: { id: customers.id, title: customers.title },
      template: { id: documentTemplates.id, title: documentTemplates.title, category: documentTemplates.category },
      author: { id: authors.id, full_name: authors.fullName },
      modifier: { id: modifiers.id, full_name: modifiers.fullName },
    })
    .from(documents)
    .leftJoin(customers, eq(customers.id, documents.customerId))
    .innerJoin(documentTemplates, eq(documentTemplates.id, documents.templateId))
    .innerJoin(authors, eq(authors.id, documents.authorId))
    .innerJoin(modifiers, eq(modifiers.id, documents.lastModifiedBy));
}

export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

export async function findDocument(db: DatabaseHandle, id: string): Promise<DocumentRow | null> {
  const [row] = await selectDocuments(db).where(eq(documents.id, id));
  return row ?? null;
}

/** Locks a document, so that versions are added one after the other. */
export async function lockDocument(tx: Transaction, id: string): Promise<DocumentRow['document'] | null> {
  const [row] = await tx.select(listed).from(documents).where(eq(documents.id, id)).for('update');
  return row ?? null;
}

export async function insertDocument(tx: Transaction, row: typeof documents.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(documents).values(row).returning({ id: documents.id });
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted.id;
}

/** Optimistic locking: returns false if `version` is no longer the latest. */
export async function updateDocument(
  tx: Transaction,
  id: string,
  version: number,
  changes: Partial<typeof documents.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(documents)
    .set({ ...changes, version: sql`${documents.version} + 1` })
    .where(and(eq(documents.id, id), eq(documents.version, version)))
    .returning({ id: documents.id });
  return rows.length > 0;
}

export async function deleteDocument(tx: Transaction, id: string): Promise<void> {
  await tx.delete(documents).where(eq(documents.id, id));
}
