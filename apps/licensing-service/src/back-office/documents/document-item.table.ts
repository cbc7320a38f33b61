import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from '../../platform/tables';
import { documents } from './document.table';

const amount = () => bigint({ mode: 'number' }).notNull();

/** Rows of the tables of items that documents were last made from. */
export const documentItems = pgTable(
  'document_items',
  {
    id: id(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Name of the table in the template. */
    table: text('table_name').notNull(),
    position: integer().notNull(),
    description: text().notNull(),
    /** In thousandths. */
    quantity: amount(),
    unit: text().notNull(),
    /** In cents. */
    price: amount(),
    /** In basis points. */
    discount: integer().notNull(),
    vatRate: text('vat_rate').notNull(),
  },
  (table) => [
    index('document_items_document').on(table.documentId, table.position),
    index('document_items_unit').on(table.unit),
    index('document_items_vat_rate').on(table.vatRate),
  ],
);
