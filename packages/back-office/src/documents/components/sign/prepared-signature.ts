import type { SigningCertificate } from '@atrium/api-client/contract';
import type { CertificateInput } from '../../api/signing';

/** A signature that is ready to be placed. It exists until the document is signed, or signing is left. */
export interface PreparedSignature {
  /** A PNG in base64. */
  readonly picture: string;
  /** Height by width. */
  readonly ratio: number;
  /** Checked. Undefined for a picture alone. */
  readonly certificate?: CertificateInput;
  readonly facts?: SigningCertificate;
}
