import type { Certificate } from '@atrium/api-client/contract';
import type { CertificateRow } from './certificate.repository';

/** The response contains details of the certificate, never the certificate or its key. */
export const viewCertificate = (row: CertificateRow): Certificate => ({
  file_name: row.fileName,
  size: row.size,
  holder: row.holder,
  tax_number: row.taxNumber,
  issuer: row.issuer,
  issuer_kind: row.issuerKind,
  valid_from: row.validFrom.toISOString(),
  valid_until: row.validUntil.toISOString(),
  uploaded_at: row.uploadedAt.toISOString(),
});
