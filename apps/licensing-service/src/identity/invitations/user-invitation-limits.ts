import { TooManyRequests, type Transaction } from '../../platform';
import { countHit } from '../accounts/rate-counter.repository';
import { hashOf } from '../accounts/secret-token';

const hour = 3_600_000;
const perUser = 100;
const perRecipient = 3;

/** Rate-limits the e-mails of one sender; 429 over the limit. */
export async function limitSender(tx: Transaction, userId: string, now: Date): Promise<void> {
  const wait = await countHit(tx, { key: `invite-users:${userId}`, limit: perUser, milliseconds: hour }, now);
  if (wait !== null) throw new TooManyRequests(wait);
}

/** Counts an e-mail to an address. Returns the seconds to wait over the limit, else null. */
export function countRecipient(tx: Transaction, email: string, now: Date): Promise<number | null> {
  return countHit(tx, { key: `invite-users:to:${hashOf(email)}`, limit: perRecipient, milliseconds: hour }, now);
}
