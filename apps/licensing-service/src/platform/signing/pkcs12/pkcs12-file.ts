/** An uploaded PKCS#12 file. */
export interface Pkcs12File {
  readonly bytes: Uint8Array;
  readonly password: string;
}

/** The content of a PKCS#12 file. */
export interface Pkcs12Content {
  /** RSA or EC key as PKCS#8 in PEM. */
  readonly privateKey: string;
  /** In PEM: the certificate of the key first, then the others. */
  readonly certificates: readonly string[];
}

/** Why a PKCS#12 file was rejected; `wrong_password` only if the file is otherwise valid. */
export type Pkcs12Refusal = 'wrong_password' | 'unreadable' | 'too_costly';

export type Pkcs12Reading = Pkcs12Content | { readonly refusal: Pkcs12Refusal };
