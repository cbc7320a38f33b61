import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConnectionName, StageResult } from '@atrium/api-client/contract';
import { userReference, users } from '../../identity/tables';
import { instant } from '../../platform/tables';
import { tenantReference, tenants } from '../../tenants/tables';

/** Latest test of each connection of a company CRM. */
export const connectionTests = pgTable(
  'connection_tests',
  {
    tenantId: tenantReference('cascade'),
    connection: text().$type<ConnectionName>().notNull(),
    state: text({ enum: ['testing', 'valid', 'invalid'] }).notNull(),
    /** The tested settings, without the secret. */
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Keyed HMAC that identifies the tested secret without revealing it. */
    secretFingerprint: text('secret_mark').notNull(),
    stages: jsonb().$type<StageResult[]>().notNull(),
    reference: text().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** Null if the service ran the test itself. */
    testedBy: uuid('tested_by').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.connection] })],
);

/** Latest request to the operator for a VPN configuration. */
export const vpnRequests = pgTable('vpn_requests', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  requestedAt: instant().notNull(),
  requestedBy: userReference(),
});
