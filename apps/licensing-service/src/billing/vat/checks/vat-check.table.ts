import type { VatCheck } from '@atrium/api-client/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { tenantReference } from '../../../tenants/tables';

/** VIES checks: the evidence for invoices without VAT. */
export const vatChecks = pgTable(
  'vat_checks',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    /** With its prefix. */
    vatNumber: text('vat_number').notNull(),
    status: text({ enum: ['confirmed', 'refused', 'not_checked'] }).notNull(),
    /** Reason from the contract; null if the register answered. */
    reason: text().$type<VatCheck['reason']>(),
    /** As the register returned them; null if it did not. */
    name: text(),
    address: text(),
    /** The register's identifier of the request. */
    requestIdentifier: text('request_identifier'),
    /** The register's time of the answer, as returned. */
    requestDate: text('request_date'),
    checkedAt: instant().notNull(),
    checkedBy: userReference(),
  },
  (table) => [index('vat_checks_of_tenant').on(table.tenantId, table.checkedAt)],
);
