import type { ConversionWarning, DocumentVersion } from '@atrium/api-client/contract';
import { integer, jsonb, text } from 'drizzle-orm/pg-core';

/** Where the files of a version or draft are, and what made them. */
export const documentFileColumns = {
  /** Id in the file store; null for drawn and signed versions. */
  docx: text(),
  pdf: text().notNull(),
  /** Bytes of the PDF. */
  size: integer().notNull(),
  pages: integer().notNull(),
  renderer: text().notNull(),
  /** What makes it signed. */
  signature: text().$type<DocumentVersion['signature']>(),
  warnings: jsonb().$type<ConversionWarning[]>().notNull(),
};
