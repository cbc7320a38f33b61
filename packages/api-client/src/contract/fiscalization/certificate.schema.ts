import { Type, type Static } from 'typebox';
import { idParams, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

/**
 * The certificate that signs a company's fiscal invoices. The private key is never returned, the password never stored.
 */
export const certificateSchema = named('Certificate', {
  file_name: Type.String(),
  /** Size of the file in bytes. */
  size: Type.Integer(),
  holder: Type.String(),
  /** Null if the certificate names none. */
  tax_number: Type.Union([Type.String(), Type.Null()]),
  issuer: Type.String(),
  /** The tax authority, its test authority, or another issuer. */
  issuer_kind: Type.Union([Type.Literal('production'), Type.Literal('test'), Type.Literal('other')]),
  valid_from: instantSchema,
  valid_until: instantSchema,
  uploaded_at: instantSchema,
});

/** The certificate that signs a company's fiscal invoices. */
export type Certificate = Static<typeof certificateSchema>;

/** Request and response of `uploadCertificateEndpoint`. */
export const uploadCertificateSchema = {
  summary:
    'Uploads a certificate (`certificate`: PKCS#12, at most 64 KiB) with its password, and replaces the previous one.',
  params: idParams,
  body: named('UploadCertificateInput', { password: Type.String({ maxLength: 256 }) }),
  answers: { 200: certificateSchema },
  errors: [409, 413, 415],
} as const;
/** Request and response of `deleteCertificateEndpoint`. */
export const deleteCertificateSchema = {
  summary: 'Deletes the certificate with its private key.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
