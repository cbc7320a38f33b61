import type { X509Certificate } from 'node:crypto';
// `toLegacyObject` leaves TLS unusable for the whole process if node:tls was not loaded before.
import 'node:tls';
import type { PeerCertificate } from 'node:tls';

type Names = PeerCertificate['subject'];

/** Subject and issuer of a certificate by attribute; a repeated attribute is a list. */
export function namePartsOf(certificate: X509Certificate): { readonly subject: Names; readonly issuer: Names } {
  const { subject, issuer } = certificate.toLegacyObject();
  return { subject, issuer };
}
