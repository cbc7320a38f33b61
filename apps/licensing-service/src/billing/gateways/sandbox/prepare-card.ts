import { hashOf } from '../../../identity';
import { asService, type Database } from '../../../platform';
import { CardRefused, type PreparedCard, type TypedCard } from '../payment-gateway';
import { hasExpired } from './sandbox-charge';
import { lockCardOfToken, updateCard } from './sandbox-card.repository';
import { tokenMilliseconds } from './create-card';

/** Assigns a token's card to a company CRM. A second call returns the same card. */
export function prepareSandboxCard(
  database: Database,
  { token, tenantId, cardholderName }: TypedCard,
  now: Date,
): Promise<PreparedCard> {
  return asService(database, 'stand-in', async (tx) => {
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

/** Does nothing if the card is deleted already. */
export async function deleteSandboxCard(database: Database, method: string, now: Date): Promise<void> {
  await asService(database, 'stand-in', (tx) => updateCard(tx, method, { forgottenAt: now }));
}
