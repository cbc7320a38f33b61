import { inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import type { MailRow } from './mail.repository';
import { mailMessages } from './mail.table';

/** How far an e-mail got. A mail server that accepts it may still fail to deliver it. */
export type MailDelivery =
  | { readonly state: 'waiting' }
  | { readonly state: 'handed_over'; readonly at: Date }
  | { readonly state: 'refused'; readonly reason: string };

/** The deliveries of e-mails by id. */
export async function findMailDeliveries(
  database: DatabaseHandle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailDelivery>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(mailMessages)
    .where(inArray(mailMessages.id, [...ids]));
  return new Map(rows.map((row) => [row.id, deliveryOf(row)]));
}

function deliveryOf({ state, sentAt, createdAt, error }: MailRow): MailDelivery {
  if (state === 'waiting') return { state };
  return state === 'sent'
    ? { state: 'handed_over', at: sentAt ?? createdAt }
    : { state: 'refused', reason: error ?? '' };
}
