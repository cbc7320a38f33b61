import type { DatabaseHandle } from '../../platform';
import { countHit } from './rate-counter.repository';

const mailsPerHour = 3;

/** Whether an account may get another e-mail that an anonymous request triggers: three an hour. */
export async function canMail(tx: DatabaseHandle, userId: string, now: Date): Promise<boolean> {
  return (await countHit(tx, { key: `mail:${userId}`, limit: mailsPerHour, milliseconds: 3_600_000 }, now)) === null;
}
