import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, createSandboxCardSchema } from '@atrium/api-client/contract/schemas';
import { createSecretToken } from '../../../identity';
import { asService, type Database, type FieldProblems, InvalidInput } from '../../../platform';
import { hasExpired } from './sandbox-charge';
import { deleteUnsavedCards, insertCard } from './sandbox-card.repository';
import { testCardOf } from './test-cards';
import { isCardNumber } from './is-card-number';

type TypedCard = BodyOf<CallOf<typeof createSandboxCardSchema>>;

/** Lifetime of a token whose card is not saved. */
export const tokenMilliseconds = 3_600_000;

/** Exchanges the sandbox's card fields for a token; neither number nor CVC is stored. */
export async function createSandboxCard(database: Database, typed: TypedCard, now: Date) {
  const card = testCardOf(typed.number);
  const expiry = { expMonth: typed.exp_month, expYear: typed.exp_year };
  const problems: FieldProblems = {
    ...(card === null ? { number: [isCardNumber(typed.number) ? 'not_a_test_card' : 'card_number_invalid'] } : {}),
    ...(hasExpired(expiry, now) ? { exp_year: ['card_expired'] } : {}),
    ...(/^\d{3}$/.test(typed.cvc) ? {} : { cvc: ['cvc_invalid'] }),
  };
  if (card === null || Object.keys(problems).length > 0) throw new InvalidInput(problems);
  const { brand, effect, number } = card;
  const { token, hash } = createSecretToken();
  const last4 = number.slice(-4);
  await asService(database, 'stand-in', async (tx) => {
    await deleteUnsavedCards(tx, new Date(now.getTime() - tokenMilliseconds));
    await insertCard(tx, { tokenHash: hash, effect, brand, last4, ...expiry, createdAt: now });
  });
  return { token, brand, last4 };
}
