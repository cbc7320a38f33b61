import type { X509Certificate } from 'node:crypto';
// Node takes a certificate's names apart within its TLS, and leaves that unusable to everybody when it is not there yet.
import 'node:tls';
import type { PeerCertificate } from 'node:tls';

type Names = PeerCertificate['subject'];

/** Holder and issuer of a certificate, by the parts of their names; a repeated part is a list. */
export function namePartsOf(certificate: X509Certificate): { readonly subject: Names; readonly issuer: Names } {
  const { subject, issuer } = certificate.toLegacyObject();
  return { subject, issuer };
}
