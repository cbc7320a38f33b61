import type { VatCheck } from '@atrium/api-client/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { tenants } from '../../../tenants/tables';

/** What VIES was asked and answered: the evidence for an invoice without VAT. */
export const vatChecks = pgTable(
  'vat_checks',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** With its prefix. */
    vatNumber: text('vat_number').notNull(),
    status: text({ enum: ['confirmed', 'refused', 'not_checked'] }).notNull(),
    /** Of the contract's list; null where the register gave an answer of its own. */
    reason: text().$type<VatCheck['reason']>(),
    /** As the register wrote them; null where it did not. */
    name: text(),
    address: text(),
    /** The register's own mark of the question. */
    requestIdentifier: text('request_identifier'),
    /** The register's own time of its answer, as it wrote it. */
    requestDate: text('request_date'),
    checkedAt: instant().notNull(),
    checkedBy: uuid('checked_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('vat_checks_of_tenant').on(table.tenantId, table.checkedAt)],
);
