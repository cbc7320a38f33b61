import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { documents } from '../documents/document.table';
import { documentTemplates, templateFiles, templateVersions } from './document-template.table';

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

/** The columns that people read. */
const listed = {
  id: documentTemplates.id,
  title: documentTemplates.title,
  category: documentTemplates.category,
  view: documentTemplates.view,
  language: documentTemplates.language,
  active: documentTemplates.active,
  builtIn: documentTemplates.builtIn,
  currentVersion: documentTemplates.currentVersion,
  fields: documentTemplates.fields,
  mailTexts: documentTemplates.mailTexts,
  createdAt: documentTemplates.createdAt,
  updatedAt: documentTemplates.updatedAt,
  version: documentTemplates.version,
};

/** Number of the documents made from a template. */
export const documentCount = sql<number>`(select count(*) from ${documents} where ${eq(documents.templateId, documentTemplates.id)})`;

/** The templates with the file of their current version, author and last modifier. */
export function selectDocumentTemplates(db: DatabaseHandle) {
  return db
    .select({
      documentTemplate: listed,
      file: templateFiles,
      documents: documentCount.mapWith(Number),
      author: { id: authors.id, full_name: authors.fullName },
      modifier: { id: modifiers.id, full_name: modifiers.fullName },
    })
    .from(documentTemplates)
    .innerJoin(
      templateVersions,
      and(
        eq(templateVersions.templateId, documentTemplates.id),
        eq(templateVersions.number, documentTemplates.currentVersion),
      ),
    )
    .innerJoin(templateFiles, eq(templateFiles.id, templateVersions.fileId))
    .leftJoin(authors, eq(authors.id, documentTemplates.authorId))
    .leftJoin(modifiers, eq(modifiers.id, documentTemplates.lastModifiedBy));
}

export type DocumentTemplateRow = Awaited<ReturnType<typeof selectDocumentTemplates>>[number];

export async function findDocumentTemplate(db: DatabaseHandle, id: string): Promise<DocumentTemplateRow | null> {
  const [row] = await selectDocumentTemplates(db).where(eq(documentTemplates.id, id));
  return row ?? null;
}

export async function insertDocumentTemplate(
  tx: Transaction,
  row: typeof documentTemplates.$inferInsert,
): Promise<string> {
  const [inserted] = await tx.insert(documentTemplates).values(row).returning({ id: documentTemplates.id });
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted.id;
}

/** Optimistic locking: returns false if `version` is no longer the latest. */
export async function updateDocumentTemplate(
  tx: Transaction,
  id: string,
  version: number,
  changes: Partial<typeof documentTemplates.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(documentTemplates)
    .set({ ...changes, version: sql`${documentTemplates.version} + 1` })
    .where(and(eq(documentTemplates.id, id), eq(documentTemplates.version, version)))
    .returning({ id: documentTemplates.id });
  return rows.length > 0;
}

export async function deleteDocumentTemplate(tx: Transaction, id: string): Promise<void> {
  await tx.delete(documentTemplates).where(eq(documentTemplates.id, id));
}

/** The versions of a template with their files, newest first. */
export function findTemplateVersions(db: DatabaseHandle, templateId: string) {
  return selectVersions(db).where(eq(templateVersions.templateId, templateId)).orderBy(desc(templateVersions.number));
}

export async function findTemplateVersion(
  db: DatabaseHandle,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<TemplateVersionRow | null> {
  const [row] = await selectVersions(db).where(
    and(eq(templateVersions.templateId, id), eq(templateVersions.number, number)),
  );
  return row ?? null;
}

export async function insertTemplateVersion(tx: Transaction, row: typeof templateVersions.$inferInsert): Promise<void> {
  await tx.insert(templateVersions).values(row);
}

function selectVersions(db: DatabaseHandle) {
  return db
    .select({
      version: templateVersions,
      file: templateFiles,
      author: { id: authors.id, full_name: authors.fullName },
    })
    .from(templateVersions)
    .innerJoin(templateFiles, eq(templateFiles.id, templateVersions.fileId))
    .leftJoin(authors, eq(authors.id, templateVersions.authorId));
}

export type TemplateVersionRow = Awaited<ReturnType<typeof selectVersions>>[number];
