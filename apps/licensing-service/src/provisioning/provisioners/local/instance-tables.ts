import { boolean, date, integer, jsonb, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform';
import type { PremisePlace } from '../../../setup';

/** Name of the tenant's schema in the service's database: `crm_` and the tenant's id. */
export function instanceSchemaName(tenantId: string): string {
  const hex = tenantId.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new Error('The tenant id is not a UUID.');
  return `crm_${hex}`;
}

/** The company CRM's tables that this service reads and writes, in the tenant's schema. */
export function instanceTables(tenantId: string) {
  const schema = pgSchema(instanceSchemaName(tenantId));
  return {
    /** Idempotency keys of provisioner calls already applied. */
    effects: schema.table('effects', { key: text().primaryKey(), at: instant().notNull() }),
    settings: schema.table('settings', {
      key: text().primaryKey(),
      value: jsonb().notNull(),
      updatedAt: instant().notNull(),
    }),
    /** For example `couriers.gls.password`, encrypted with the tenant's data key. */
    secrets: schema.table('secrets', {
      field: text().primaryKey(),
      envelope: text().notNull(),
      updatedAt: instant().notNull(),
    }),
    users: schema.table('users', {
      id: uuid().primaryKey(),
      email: text().notNull(),
      fullName: text('full_name').notNull(),
      passwordHash: text('password_hash').notNull(),
      role: text({ enum: ['administrator', 'user'] }).notNull(),
      language: text({ enum: ['en', 'sl'] }).notNull(),
      active: boolean().notNull().default(true),
      createdAt: instant().notNull(),
    }),
    assets: schema.table('assets', { id: uuid().primaryKey(), active: boolean().notNull() }),
    premises: schema.table('premises', {
      id: text().primaryKey(),
      type: text({ enum: ['immovable', 'movable-a', 'movable-b', 'movable-c'] }).notNull(),
      address: jsonb().$type<PremisePlace>().notNull(),
      validFrom: date('valid_from', { mode: 'string' }),
      registeredAt: instant(),
      createdAt: instant().notNull(),
    }),
    devices: schema.table('devices', { premise: text().notNull(), id: text().notNull() }, (table) => [
      primaryKey({ columns: [table.premise, table.id] }),
    ]),
    codelists: schema.table(
      'codelists',
      {
        slug: text().notNull(),
        key: text().notNull(),
        label: jsonb().$type<Record<'en' | 'sl', string>>().notNull(),
        position: integer().notNull(),
      },
      (table) => [primaryKey({ columns: [table.slug, table.key] })],
    ),
  };
}
