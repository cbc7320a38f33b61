import { createPrivateKey, type KeyObject } from 'node:crypto';

export interface SigningKey {
  readonly key: CryptoKey;
  /** Hash that goes with the strength of the key. */
  readonly hash: 'SHA-256' | 'SHA-384' | 'SHA-512';
}

const curves: Readonly<Record<string, readonly [namedCurve: string, hash: SigningKey['hash']]>> = {
  prime256v1: ['P-256', 'SHA-256'],
  secp384r1: ['P-384', 'SHA-384'],
  secp521r1: ['P-521', 'SHA-512'],
};

/** Imports a private key in PEM for signing. Null for kinds of keys that PDF signatures do not use. */
export async function importSigningKey(pem: string): Promise<SigningKey | null> {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType === 'rsa')
    return { key: await importKey(key, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }), hash: 'SHA-256' };
  const curve = curves[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (curve === undefined) return null;
  const [namedCurve, hash] = curve;
  return { key: await importKey(key, { name: 'ECDSA', namedCurve }), hash };
}

const importKey = (key: KeyObject, algorithm: RsaHashedImportParams | EcKeyImportParams) =>
  crypto.subtle.importKey('pkcs8', new Uint8Array(key.export({ type: 'pkcs8', format: 'der' })), algorithm, false, [
    'sign',
  ]);
