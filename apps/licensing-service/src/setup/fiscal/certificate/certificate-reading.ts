/** A PKCS#12 file as it was uploaded. */
export interface CertificateFile {
  readonly bytes: Uint8Array;
  readonly password: string;
}

/** What a PKCS#12 file holds. */
export interface CertificateContent {
  /** RSA, as PKCS#8 in PEM. */
  readonly privateKey: string;
  /** In PEM: the one that fits the key, then the others of the file. */
  readonly certificates: readonly string[];
}

/** Why a PKCS#12 file was not read; `wrong_password` only where the password alone is at fault. */
export type CertificateRefusal = 'wrong_password' | 'unreadable' | 'too_costly';

export type CertificateReading = CertificateContent | { readonly refusal: CertificateRefusal };
