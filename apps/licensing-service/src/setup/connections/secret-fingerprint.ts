import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../../platform';

export interface SecretLocation {
  readonly tenantId: string;
  readonly connection: string;
}

function fingerprintWith({ id, key }: SecretKey, { tenantId, connection }: SecretLocation, secret: string): string {
  const derivedKey = Buffer.from(hkdfSync('sha256', key, '', 'connection_tests|secret_mark', 32));
  const fingerprint = createHmac('sha256', derivedKey)
    .update(`${tenantId}|${connection}|${secret}`)
    .digest('base64url');
  return `${id}.${fingerprint}`;
}

/** A keyed hash of a secret. It cannot be brute-forced from a database dump: the key is stored elsewhere. */
export function fingerprintSecret(keys: readonly SecretKey[], location: SecretLocation, secret: string): string {
  const [newest] = keys;
  if (newest === undefined) throw new Error('No secret key is configured.');
  return fingerprintWith(newest, location, secret);
}

/** Compares in constant time; false if the fingerprint's key was removed. */
export function matchesFingerprint(
  keys: readonly SecretKey[],
  location: SecretLocation,
  secret: string,
  fingerprint: string,
): boolean {
  const key = keys.find(({ id }) => fingerprint.startsWith(`${id}.`));
  if (key === undefined) return false;
  const expected = Buffer.from(fingerprintWith(key, location, secret));
  const actual = Buffer.from(fingerprint);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
