import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../identity/tables';
import { instant } from '../../../platform/tables';
import { tenants } from '../../../tenants/tables';

/** The certificate a company confirms its invoices with; its private key is a secret of the tenant. */
export const fiscalCertificates = pgTable('fiscal_certificates', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  fileName: text('file_name').notNull(),
  /** Of the file, in bytes. */
  size: integer().notNull(),
  /** In PEM, the company's own first, then the others of its file. */
  chain: text().notNull(),
  holder: text().notNull(),
  taxNumber: text('tax_number'),
  issuer: text().notNull(),
  issuerKind: text('issuer_kind', { enum: ['production', 'test', 'other'] }).notNull(),
  validFrom: instant().notNull(),
  validUntil: instant().notNull(),
  uploadedAt: instant().notNull(),
  uploadedBy: uuid('uploaded_by')
    .notNull()
    .references(() => users.id),
  /** The last notice of its end: 60, 30 or 7 days before. */
  noticedDays: integer('noticed_days'),
});
