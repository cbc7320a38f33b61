import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { tenantReference } from '../../../tenants/tables';
import { premises } from '../premises/premise.table';

/** Electronic devices that number invoices within a business premise. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    premise: uuid()
      .notNull()
      .references(() => premises.id, { onDelete: 'cascade' }),
    /** Case as entered: 1 to 20 ASCII letters and digits. */
    deviceId: text('device_id').notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: userReference(),
  },
  (table) => [
    uniqueIndex('devices_device_id_key').on(table.premise, sql`lower(${table.deviceId})`),
    index('devices_tenant').on(table.tenantId),
  ],
);
