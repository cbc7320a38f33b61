import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link; only the hash is kept. */
export function createSecretToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** SHA-256 is enough for what is random; a password needs more. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
