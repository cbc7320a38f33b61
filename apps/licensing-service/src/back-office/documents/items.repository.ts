import type { DocumentItem } from '@atrium/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { documentItems } from './document-item.table';

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const atOnce = 1000;

/** Replaces the items of a document. */
export async function replaceItems(tx: Transaction, documentId: string, items: readonly DocumentItem[]): Promise<void> {
  await tx.delete(documentItems).where(eq(documentItems.documentId, documentId));
  for (let from = 0; from < items.length; from += atOnce) {
    const rows = items.slice(from, from + atOnce);
    await tx
      .insert(documentItems)
      .values(
        rows.map(({ vat_rate: vatRate, ...item }, at) => ({ ...item, vatRate, documentId, position: from + at })),
      );
  }
}

/** The items that a document was last made from, in their order. */
export async function findItems(db: DatabaseHandle, documentId: string): Promise<DocumentItem[]> {
  const { table, description, quantity, unit, price, discount, vatRate } = documentItems;
  return db
    .select({ table, description, quantity, unit, price, discount, vat_rate: vatRate })
    .from(documentItems)
    .where(eq(documentItems.documentId, documentId))
    .orderBy(asc(documentItems.position));
}
