import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Calls that happened once by their idempotency key, with what they answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** No foreign key: the platform knows no users, and keys expire within days. */
    userId: uuid('user_id').notNull(),
    /** As `tenants.create`. */
    endpoint: text().notNull(),
    /** SHA-256: what callers name their calls by is theirs. */
    keyHash: text('key_hash').notNull(),
    /** SHA-256 of what was sent, to tell the same call from another one. */
    fingerprint: text().notNull(),
    /** What the effect came to, written with it: the answer can be built from it. */
    result: text().notNull(),
    /** Null until the first answer was built. */
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [table.userId, table.endpoint, table.keyHash] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
