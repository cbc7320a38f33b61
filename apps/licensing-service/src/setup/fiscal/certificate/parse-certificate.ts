import { X509Certificate } from 'node:crypto';
import { namePartsOf } from './name-parts';

/** Issued by the tax authority's CA, by its test CA or by another one. */
export type IssuerKind = 'production' | 'test' | 'other';

/** The displayed details of a fiscal certificate. */
export interface CertificateDetails {
  readonly holder: string;
  /** The organisational unit (OU) of eight digits. */
  readonly taxNumber: string | null;
  readonly issuer: string;
  readonly issuerKind: IssuerKind;
  readonly validFrom: Date;
  readonly validUntil: Date;
}

const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function issuerKindOf(issuer: string): IssuerKind {
  if (/^tax ?ca$/i.test(issuer)) return 'production';
  return /^tax ?ca test$/i.test(issuer) ? 'test' : 'other';
}

export function parseCertificate(pem: string): CertificateDetails {
  const certificate = new X509Certificate(pem);
  const { subject, issuer: from } = namePartsOf(certificate);
  const [issuer = ''] = [...listOf(from.CN), ...listOf(from.O)];
  const [holder = ''] = [...listOf(subject.CN), ...listOf(subject.O)];
  return {
    holder,
    taxNumber: listOf(subject.OU).find((unit) => /^\d{8}$/.test(unit)) ?? null,
    issuer,
    issuerKind: issuerKindOf(issuer),
    validFrom: new Date(certificate.validFrom),
    validUntil: new Date(certificate.validTo),
  };
}
