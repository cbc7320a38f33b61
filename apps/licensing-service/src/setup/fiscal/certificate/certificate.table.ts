import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { instant } from '../../../platform/tables';
import { tenants } from '../../../tenants/tables';

/** The company's certificate for fiscal verification of invoices; the private key is a tenant secret. */
export const fiscalCertificates = pgTable('fiscal_certificates', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  fileName: text('file_name').notNull(),
  /** File size in bytes. */
  size: integer().notNull(),
  /** In PEM, the company's certificate first, then the others of the file. */
  chain: text().notNull(),
  holder: text().notNull(),
  taxNumber: text('tax_number'),
  issuer: text().notNull(),
  issuerKind: text('issuer_kind', { enum: ['production', 'test', 'other'] }).notNull(),
  validFrom: instant().notNull(),
  validUntil: instant().notNull(),
  uploadedAt: instant().notNull(),
  uploadedBy: userReference(),
  /** Latest expiry notice sent: 60, 30 or 7 days before. */
  noticedDays: integer('noticed_days'),
});
