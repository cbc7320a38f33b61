import type { Database } from '../../../../database/database';
import { asService } from '../../../../database/scope';
import { hashOf } from '../../../accounts/secret-token';
import { CardRefused, type CardToKeep, type KeptCard } from '../payment-gateway';
import { hasExpired } from './sandbox-charge';
import { lockCardOfToken, updateCard } from './sandbox-card.repository';
import { tokenMilliseconds } from './create-card';

/** Keeps the card of a token for a company CRM; the same company's second call answers the same card. */
export function keepSandboxCard(
  database: Database,
  { token, tenantId, cardholderName }: CardToKeep,
  now: Date,
): Promise<KeptCard> {
  return asService(database, async (tx) => {
    const card = await lockCardOfToken(tx, hashOf(token));
    const isNew = card?.tenantId === null && now.getTime() - card.createdAt.getTime() < tokenMilliseconds;
    const isTheirs = card?.tenantId === tenantId && card.forgottenAt === null;
    if (card === null || !(isNew || isTheirs)) throw new CardRefused('token_unknown');
    if (hasExpired(card, now)) throw new CardRefused('expired_card');
    if (isNew) await updateCard(tx, card.id, { tenantId, cardholderName });
    const { id: method, brand, last4, expMonth, expYear } = card;
    return { method, brand, last4, expMonth, expYear };
  });
}

/** Without effect where the card is forgotten already. */
export async function forgetSandboxCard(database: Database, method: string, now: Date): Promise<void> {
  await asService(database, (tx) => updateCard(tx, method, { forgottenAt: now }));
}
