import type { ForbiddenChange } from './revisions/forbidden-change';

/** A signature of a PDF. Whether its issuer is trusted is not checked. */
export interface SignatureReport {
  /** Name in the certificate. */
  readonly name: string;
  /** Name of the certificate's issuer. */
  readonly issuer: string;
  /** From the time stamp, else as the signer claims; null if neither says it. */
  readonly signedAt: Date | null;
  readonly hasTimeStamp: boolean;
  readonly reason: string | null;
}

/**
 * - `valid`: what was signed is unchanged.
 * - `changed_since`: what was signed is in the file, but a later update changed the document.
 * - `invalid`: what was signed was changed, or the signature is damaged.
 */
export type SignatureState = 'valid' | 'changed_since' | 'invalid';

export interface StatedSignature extends SignatureReport {
  readonly state: SignatureState;
}

/**
 * Why a file that came back is not called signed.
 * - `not_based_on_ours`: it does not begin with the bytes that were sent out.
 * - `signature_does_not_cover`: a signature leaves out a part of the file.
 */
export type SignedRevisionProblem =
  | ForbiddenChange
  | 'not_based_on_ours'
  | 'no_signature'
  | 'signature_does_not_cover'
  | 'invalid_signature'
  | 'unreadable'
  | 'too_costly';

export type SignedRevision =
  | { readonly signed: true; readonly signatures: readonly SignatureReport[] }
  | { readonly signed: false; readonly reason: SignedRevisionProblem };
