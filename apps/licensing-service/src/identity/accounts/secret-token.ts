import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or link. Only the hash is saved. */
export function createSecretToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** SHA-256 suffices for random tokens; passwords need a slow hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
