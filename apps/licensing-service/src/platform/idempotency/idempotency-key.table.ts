import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Idempotency keys with the saved results of their requests. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** No foreign key: the platform knows no users, and keys expire within days. */
    userId: uuid('user_id').notNull(),
    /** For example `tenants.create`. */
    endpoint: text().notNull(),
    /** SHA-256 of the key, since clients may put anything into it. */
    keyHash: text('key_hash').notNull(),
    /** SHA-256 of the request, to detect a different request with the same key. */
    fingerprint: text().notNull(),
    /** Result of the effect, saved in its transaction. The response can be rebuilt from it. */
    result: text().notNull(),
    /** Null until the first response is built. */
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [table.userId, table.endpoint, table.keyHash] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
