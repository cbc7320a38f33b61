import type { DatabaseHandle } from '../../platform';
import { countHit } from './rate-counter.repository';

const mailsPerHour = 3;

/** Whether one more e-mail that anybody can cause may go to an account within the hour. */
export async function canMail(tx: DatabaseHandle, userId: string, now: Date): Promise<boolean> {
  return (await countHit(tx, { key: `mail:${userId}`, most: mailsPerHour, milliseconds: 3_600_000 }, now)) === null;
}
