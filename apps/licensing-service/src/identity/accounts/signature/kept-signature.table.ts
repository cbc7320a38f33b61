import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/tables';
import { users } from '../account.table';

/** Signature pictures that accounts keep for their next document. */
export const keptSignatures = pgTable(
  'kept_signatures',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Id of the key that encrypts the picture. */
    keyId: text('key_id').notNull(),
    envelope: text().notNull(),
    keptAt: instant().notNull(),
  },
  (table) => [index('kept_signatures_key').on(table.keyId)],
);
