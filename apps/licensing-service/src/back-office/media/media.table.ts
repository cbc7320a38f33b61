import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MediaKind } from '@atrium/api-client/contract';
import { userReference } from '../../identity/tables';
import { id, instant } from '../../platform/tables';

/** Uploaded files. The bytes are in the file store. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    kind: text().$type<MediaKind>().notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Pixels of a picture. */
    width: integer(),
    height: integer(),
    /** Ids in the file store. A DOCX file has no pictures. */
    original: text().notNull(),
    preview: text(),
    thumbnail: text(),
    uploadedBy: userReference(),
    uploadedAt: instant().notNull(),
    /** Since when no record refers to the file; a job deletes it a day later. */
    unusedSince: instant(),
  },
  (table) => [
    index('media_files_kind').on(table.kind),
    index('media_files_uploaded').on(table.uploadedBy, table.uploadedAt),
    index('media_files_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/** The operator's pictures and documents. */
export const media = pgTable(
  'media',
  {
    id: id(),
    title: text().notNull(),
    collection: text(),
    active: boolean().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => mediaFiles.id),
    authorId: userReference(),
    lastModifiedBy: userReference(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    /** Folded text for search: lines for title and collection. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`atrium_fold(chr(10) || title || chr(10) || coalesce(collection, ''))`),
  },
  (table) => [
    index('media_updated_at').on(table.updatedAt, table.id),
    index('media_created_at').on(table.createdAt, table.id),
    index('media_title').on(sql`atrium_sort_key(coalesce(${table.title}, '')) collate "C"`, table.id),
    index('media_collection').on(sql`atrium_sort_key(coalesce(${table.collection}, '')) collate "C"`, table.id),
    index('media_active').on(table.active, table.id),
    index('media_file').on(table.fileId),
    index('media_search').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);
