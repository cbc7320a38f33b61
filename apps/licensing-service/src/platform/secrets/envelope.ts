import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from '../settings/settings';
import { EnvelopeError } from './envelope-error';

const encode = (bytes: Buffer) => bytes.toString('base64url');

/** AES-256-GCM as `v1.kid.iv.ct.tag`. Authenticates `context`, so a ciphertext copied elsewhere does not decrypt. */
export function seal(key: SecretKey, plaintext: Buffer, context: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.key, iv).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return ['v1', key.id, encode(iv), encode(ciphertext), encode(cipher.getAuthTag())].join('.');
}

/** Decrypts an envelope with the key it names. Tries no other key. */
export function unseal(keys: readonly SecretKey[], envelope: string, context: string): Buffer {
  const match = /^v1\.([A-Za-z0-9_-]{1,32})\.([\w-]{16})\.([\w-]*)\.([\w-]{22})$/.exec(envelope);
  if (match === null) throw new EnvelopeError('shape');
  const [, keyId, iv = '', ciphertext = '', tag = ''] = match;
  const key = keys.find((candidate) => candidate.id === keyId);
  if (key === undefined) throw new EnvelopeError('unknown_key');
  const decipher = createDecipheriv('aes-256-gcm', key.key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
    .setAAD(Buffer.from(context))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  try {
    return Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()]);
  } catch {
    throw new EnvelopeError('integrity');
  }
}
