import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables';
import { tenants } from '../tenant.table';

/** The data key of a tenant, wrapped by the key named `keyId`. */
export const tenantKeys = pgTable('tenant_keys', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id),
  keyId: text('key_id').notNull(),
  wrappedKey: text('wrapped_key').notNull(),
});

/** A secret of a tenant as an envelope `v1.kid.iv.ct.tag`; write-only for people. */
export const tenantSecrets = pgTable(
  'tenant_secrets',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** As `application.password`. */
    field: text().notNull(),
    envelope: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.field] })],
);
