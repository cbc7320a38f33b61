import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../../platform';

/** Whose secret of which connection. */
export interface MarkedPlace {
  readonly tenantId: string;
  readonly connection: string;
}

function markWith({ id, key }: SecretKey, { tenantId, connection }: MarkedPlace, secret: string): string {
  const own = Buffer.from(hkdfSync('sha256', key, '', 'connection_tests|secret_mark', 32));
  const mark = createHmac('sha256', own).update(`${tenantId}|${connection}|${secret}`).digest('base64url');
  return `${id}.${mark}`;
}

/** A mark by which a secret is known again and not found out: it takes a key that is not in the database. */
export function markSecret(keys: readonly SecretKey[], place: MarkedPlace, secret: string): string {
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no key to mark with.');
  return markWith(newest, place, secret);
}

/** Whether the mark is this secret's; no where its key is gone. */
export function isMarked(keys: readonly SecretKey[], place: MarkedPlace, secret: string, mark: string): boolean {
  const key = keys.find(({ id }) => mark.startsWith(`${id}.`));
  if (key === undefined) return false;
  const expected = Buffer.from(markWith(key, place, secret));
  const given = Buffer.from(mark);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
