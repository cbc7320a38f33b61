import type { TemplateContent, TemplateField, TemplateMailTexts } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/tables';
import { id, instant } from '../../platform/tables';

/** Checked Word files of templates. The bytes are in the file store. */
export const templateFiles = pgTable(
  'template_files',
  {
    id: id(),
    name: text().notNull(),
    size: integer().notNull(),
    pages: integer().notNull(),
    /** What the service found in the file. */
    content: jsonb().$type<TemplateContent>().notNull(),
    /** Ids in the file store: the Word file, the PDF with sample data, and the PDF with tags. */
    docx: text().notNull(),
    /** Null in files that come with the product, until they are shown. */
    sample: text(),
    tagged: text(),
    uploadedBy: uuid('uploaded_by').references(() => users.id),
    uploadedAt: instant().notNull(),
    /** Since when no version refers to the file; a job deletes it a day later. */
    unusedSince: instant(),
  },
  (table) => [
    index('template_files_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/** Word files with tags, from which documents are made. */
export const documentTemplates = pgTable(
  'document_templates',
  {
    id: id(),
    title: text().notNull(),
    /** Keys of options of codelists. */
    category: text().notNull(),
    view: text().notNull(),
    language: text({ enum: ['en', 'sl'] }).notNull(),
    active: boolean().notNull(),
    /** Name of a template that comes with the product; null for others. */
    builtIn: text('built_in').unique(),
    currentVersion: integer('current_version').notNull(),
    /** Label, type and order of the fields that authors are asked for. */
    fields: jsonb().$type<TemplateField[]>().notNull(),
    /** What e-mails with its documents begin with. */
    mailTexts: jsonb('mail_texts').$type<TemplateMailTexts>().notNull(),
    /** Names of the tags of the current version, for search. */
    tagNames: text('tag_names').notNull(),
    /** Null for templates that come with the product. */
    authorId: uuid('author_id').references(() => users.id),
    lastModifiedBy: uuid('last_modified_by').references(() => users.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    /** Folded text for search: lines for title and tags. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`atrium_fold(chr(10) || title || chr(10) || tag_names)`),
  },
  (table) => [
    index('document_templates_category').on(table.category),
    index('document_templates_view').on(table.view),
    index('document_templates_title').on(sql`atrium_sort_key(coalesce(${table.title}, '')) collate "C"`, table.id),
  ],
);

/** Versions of templates. They never change. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => documentTemplates.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => templateFiles.id),
    note: text(),
    restoredFrom: integer('restored_from'),
    authorId: uuid('author_id').references(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.number] }),
    index('template_versions_file').on(table.fileId),
  ],
);
