import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables';
import { tenantReference, tenants } from '../tenant.table';

/** Data keys of tenants, each wrapped by the secret key `keyId`. */
export const tenantKeys = pgTable('tenant_keys', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id),
  keyId: text('key_id').notNull(),
  wrappedKey: text('wrapped_key').notNull(),
});

/** Secrets as envelopes `v1.kid.iv.ct.tag`; write-only in the API. */
export const tenantSecrets = pgTable(
  'tenant_secrets',
  {
    tenantId: tenantReference(),
    /** For example `application.password`. */
    field: text().notNull(),
    envelope: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.field] })],
);
