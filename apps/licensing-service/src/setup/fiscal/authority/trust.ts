import type { X509Certificate } from 'node:crypto';
import { namePartsOf } from '../certificate/name-parts';

/** Whom the answers of the tax authority must come from. */
export interface AuthorityTrust {
  /** The certificates above the signer's; no others are trusted. */
  readonly anchors: readonly X509Certificate[];
  /** The common name of who signs: the anchors also stand above others. */
  readonly signerName: string;
}

const isValidAt = (certificate: X509Certificate, at: Date) =>
  certificate.validFromDate <= at && at <= certificate.validToDate;

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** Whether the first of the certificates is the expected signer's, each issued by the next up to one of the anchors. */
export function isTrusted(
  [signer, ...above]: readonly X509Certificate[],
  { anchors, signerName }: AuthorityTrust,
  at: Date,
): boolean {
  if (signer === undefined || namePartsOf(signer).subject.CN !== signerName) return false;
  let current = signer;
  for (const next of [null, ...above]) {
    if (next !== null) {
      if (!isIssuedBy(current, next)) return false;
      current = next;
    }
    if (!isValidAt(current, at)) return false;
    if (anchors.some((anchor) => isValidAt(anchor, at) && isIssuedBy(current, anchor))) return true;
  }
  return false;
}
