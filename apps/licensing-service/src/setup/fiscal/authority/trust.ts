import type { X509Certificate } from 'node:crypto';
import { namePartsOf } from '../certificate/name-parts';

/** The expected signer of the tax authority's responses. */
export interface AuthorityTrust {
  /** The only trusted CA certificates. */
  readonly anchors: readonly X509Certificate[];
  /** The signer's common name. Needed because the anchors also issue certificates to others. */
  readonly signerName: string;
}

const isValidAt = (certificate: X509Certificate, at: Date) =>
  certificate.validFromDate <= at && at <= certificate.validToDate;

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** Whether the first certificate is the expected signer's and the chain leads to an anchor. */
export function isTrusted(
  [signer, ...issuers]: readonly X509Certificate[],
  { anchors, signerName }: AuthorityTrust,
  at: Date,
): boolean {
  if (signer === undefined || namePartsOf(signer).subject.CN !== signerName) return false;
  let current = signer;
  for (const next of [null, ...issuers]) {
    if (next !== null) {
      if (!isIssuedBy(current, next)) return false;
      current = next;
    }
    if (!isValidAt(current, at)) return false;
    if (anchors.some((anchor) => isValidAt(anchor, at) && isIssuedBy(current, anchor))) return true;
  }
  return false;
}
