import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { named } from '../named.schema';
import { documentDraftSchema } from './document-draft.schema';
import { documentSchema } from './document.schema';

/** Base64 of at most so many bytes. */
const base64 = (bytes: number) =>
  Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$', maxLength: Math.ceil(bytes / 3) * 4, minLength: 4 });

/** A PNG of at most 512 KiB in base64. */
export const signaturePictureSchema = base64(524_288);

const certificate = {
  /** A PKCS#12 file, at most 64 KiB, in base64. It is used for this request and not kept. */
  file: base64(65_536),
  password: Type.String({ maxLength: 1000 }),
};
const certificateSchema = named('SigningCertificateInput', certificate);

const lengthSchema = Type.Number({ exclusiveMinimum: 0, maximum: 20_000 });
const placeSchema = named('SignaturePlaceInput', {
  page: Type.Integer({ minimum: 1, maximum: 200 }),
  /** Points of 1/72 inch from the upper left corner of the displayed page. */
  x: Type.Number({ minimum: -20_000, maximum: 20_000 }),
  y: Type.Number({ minimum: -20_000, maximum: 20_000 }),
  width: lengthSchema,
  height: lengthSchema,
});

const signatureInput = named('SignatureInput', {
  /** A PNG of at most 512 KiB in base64; null for a signature that shows only name and time. */
  picture: Type.Union([signaturePictureSchema, Type.Null()]),
  place: Type.Union([placeSchema, Type.Null()]),
  /** Null: only the picture is put on the page. */
  certificate: Type.Union([certificateSchema, Type.Null()]),
  /** Signs without a time stamp if the time stamp authority does not answer. */
  without_time_stamp: Type.Optional(Type.Boolean()),
  _version: Type.Integer({ minimum: 0 }),
});

export const signingCertificateSchema = named('SigningCertificate', {
  holder: Type.String(),
  issuer: Type.String(),
  valid_until: instantSchema,
  /** Signatures get a time stamp. */
  time_stamp: Type.Boolean(),
});
/** A certificate that can sign. */
export type SigningCertificate = Static<typeof signingCertificateSchema>;

/** Request and response of `checkSigningCertificateEndpoint`. */
export const checkSigningCertificateSchema = {
  summary: 'Checks a certificate and its password before a document is signed. Nothing is kept.',
  body: named('CheckSigningCertificateInput', certificate),
  answers: { 200: signingCertificateSchema },
} as const;
/** Request and response of `signDocumentEndpoint`. */
export const signDocumentSchema = {
  summary:
    'Signs a version: with a certificate (PAdES B-B, or B-T with a time stamp authority), with a signature picture, or both. The result is the next version. 409 `time_stamp_unavailable` if the authority does not answer, `document_signed` for a picture alone on a version that is signed with a certificate, which it would break, `document_locked` while someone else edits the document.',
  params: Type.Object({ id: idSchema, number: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  body: signatureInput,
  answers: { 201: documentSchema },
  errors: [409, 412, 507],
} as const;
/** Request and response of `signDraftEndpoint`. */
export const signDraftSchema = {
  summary: 'Signs a draft as `POST /documents/{id}/versions/{number}/signed` does. The result replaces its PDF.',
  params: idParams,
  body: signatureInput,
  answers: { 200: documentDraftSchema },
  errors: [409, 412, 507],
} as const;
