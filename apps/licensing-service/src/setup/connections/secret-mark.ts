import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../../platform';

export interface MarkedPlace {
  readonly tenantId: string;
  readonly connection: string;
}

function markWith({ id, key }: SecretKey, { tenantId, connection }: MarkedPlace, secret: string): string {
  const own = Buffer.from(hkdfSync('sha256', key, '', 'connection_tests|secret_mark', 32));
  const mark = createHmac('sha256', own).update(`${tenantId}|${connection}|${secret}`).digest('base64url');
  return `${id}.${mark}`;
}

/** A keyed hash of a secret. It cannot be brute-forced from a database dump: the key is stored elsewhere. */
export function markSecret(keys: readonly SecretKey[], place: MarkedPlace, secret: string): string {
  const [newest] = keys;
  if (newest === undefined) throw new Error('No secret key is configured.');
  return markWith(newest, place, secret);
}

/** Compares in constant time; false if the fingerprint's key was removed. */
export function isMarked(keys: readonly SecretKey[], place: MarkedPlace, secret: string, mark: string): boolean {
  const key = keys.find(({ id }) => mark.startsWith(`${id}.`));
  if (key === undefined) return false;
  const expected = Buffer.from(markWith(key, place, secret));
  const given = Buffer.from(mark);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
