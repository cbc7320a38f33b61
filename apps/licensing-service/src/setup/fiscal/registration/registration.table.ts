import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/tables';
import { tenants } from '../../../tenants/tables';
import type { PremiseRegistration } from '../authority/premise-registration';
import { premises } from '../premises/premise.table';

/** What the tax authority knows of a business premise, and what became of telling it. */
export const premiseRegistrations = pgTable('premise_registrations', {
  premise: uuid()
    .primaryKey()
    .references(() => premises.id, { onDelete: 'cascade' }),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  state: text({ enum: ['sending', 'registered', 'failed', 'closed'] }).notNull(),
  /** Why it failed; null otherwise. */
  problem: text(),
  /** What the authority accepted last; null while it has accepted nothing. */
  accepted: jsonb().$type<PremiseRegistration>(),
  /** When the authority's answer to that came. */
  acceptedAt: instant(),
  /** Fencing: an outcome counts only while this is the attempt that asked. */
  attempt: integer().notNull(),
  at: instant().notNull(),
});
