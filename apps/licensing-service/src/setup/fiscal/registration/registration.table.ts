import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/tables';
import { tenantReference } from '../../../tenants/tables';
import type { PremiseRegistration } from '../authority/premise-registration';
import { premises } from '../premises/premise.table';

/** State of a business premise at the tax authority. */
export const premiseRegistrations = pgTable('premise_registrations', {
  premise: uuid()
    .primaryKey()
    .references(() => premises.id, { onDelete: 'cascade' }),
  tenantId: tenantReference('cascade'),
  state: text({ enum: ['sending', 'registered', 'failed', 'closed'] }).notNull(),
  /** Failure reason; null otherwise. */
  problem: text(),
  /** Latest message the authority accepted; null if none. */
  accepted: jsonb().$type<PremiseRegistration>(),
  /** When the authority accepted it. */
  acceptedAt: instant(),
  /** Fencing token: an outcome is saved only if its attempt is still the latest. */
  attempt: integer().notNull(),
  at: instant().notNull(),
});
