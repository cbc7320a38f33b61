import type { BodyOf, TestCard } from '@atrium/api-client/contract';
import type { CallOf, createSandboxCardSchema } from '@atrium/api-client/contract/schemas';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { createSecretToken, hashOf } from '../../../identity';
import { asService, type Database, type FieldProblems, InvalidInput, isUuid } from '../../../platform';
import { CardRefused, type PreparedCard, type TypedCard } from '../payment-gateway';
import { sandboxCards } from './sandbox.table';

export type SandboxCardRow = typeof sandboxCards.$inferSelect;

/** The sandbox's card numbers with their payment outcome. */
export const testCards: readonly Omit<TestCard, 'description'>[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', effect: 'succeeds' },
  { number: '5555 5555 5555 4444', brand: 'mastercard', effect: 'succeeds' },
  { number: '4000 0000 0000 3220', brand: 'visa', effect: 'authenticates' },
  { number: '4000 0000 0000 0002', brand: 'visa', effect: 'declined' },
  { number: '4000 0000 0000 9995', brand: 'visa', effect: 'insufficient_funds' },
  { number: '4000 0000 0000 0069', brand: 'visa', effect: 'expired_card' },
  { number: '4000 0000 0000 0127', brand: 'visa', effect: 'incorrect_cvc' },
  { number: '4000 0000 0000 0341', brand: 'visa', effect: 'renewals_declined' },
  { number: '4000 0000 0000 0119', brand: 'visa', effect: 'times_out' },
];

/** Lifetime of a token whose card is not saved. */
const tokenMilliseconds = 3_600_000;

/** Exchanges the sandbox's card fields for a token; neither number nor CVC is stored. */
export async function createSandboxCard(
  database: Database,
  typed: BodyOf<CallOf<typeof createSandboxCardSchema>>,
  now: Date,
) {
  const card = testCardOf(typed.number);
  const expiry = { expMonth: typed.exp_month, expYear: typed.exp_year };
  const problems: FieldProblems = {
    ...(card === null ? { number: [isCardNumber(typed.number) ? 'not_a_test_card' : 'card_number_invalid'] } : {}),
    ...(hasExpired(expiry, now) ? { exp_year: ['card_expired'] } : {}),
    ...(/^\d{3}$/.test(typed.cvc) ? {} : { cvc: ['cvc_invalid'] }),
  };
  if (card === null || Object.keys(problems).length > 0) throw new InvalidInput(problems);
  const { brand, effect, number } = card;
  const { token, hash: tokenHash } = createSecretToken();
  const last4 = number.slice(-4);
  const outdated = new Date(now.getTime() - tokenMilliseconds);
  await asService(database, 'stand-in', async (tx) => {
    await tx.delete(sandboxCards).where(and(isNull(sandboxCards.tenantId), lt(sandboxCards.createdAt, outdated)));
    await tx.insert(sandboxCards).values({ tokenHash, effect, brand, last4, ...expiry, createdAt: now });
  });
  return { token, brand, last4 };
}

/** Assigns a token's card to a company CRM. A second call returns the same card. */
export function prepareSandboxCard(database: Database, typed: TypedCard, now: Date): Promise<PreparedCard> {
  const { token, tenantId, cardholderName } = typed;
  return asService(database, 'stand-in', async (tx) => {
    const ofToken = eq(sandboxCards.tokenHash, hashOf(token));
    const [card] = await tx.select().from(sandboxCards).where(ofToken).for('update');
    const isNew = card?.tenantId === null && now.getTime() - card.createdAt.getTime() < tokenMilliseconds;
    const isTheirs = card?.tenantId === tenantId && card.forgottenAt === null;
    if (card === undefined || !(isNew || isTheirs)) throw new CardRefused('token_unknown');
    if (hasExpired(card, now)) throw new CardRefused('expired_card');
    if (isNew) await tx.update(sandboxCards).set({ tenantId, cardholderName }).where(ofToken);
    const { id: method, brand, last4, expMonth, expYear } = card;
    return { method, brand, last4, expMonth, expYear };
  });
}

/** Does nothing if the card is unknown or deleted already. */
export async function deleteSandboxCard(database: Database, method: string, now: Date): Promise<void> {
  if (!isUuid(method)) return;
  await asService(database, 'stand-in', (tx) =>
    tx.update(sandboxCards).set({ forgottenAt: now }).where(eq(sandboxCards.id, method)),
  );
}

/** A card is valid until the end of its month (UTC). */
export const hasExpired = ({ expMonth, expYear }: Pick<SandboxCardRow, 'expMonth' | 'expYear'>, now: Date): boolean =>
  now.getTime() >= Date.UTC(expYear, expMonth);

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

/** Finds a test card by its number, with any spacing. */
const testCardOf = (typed: string) => testCards.find(({ number }) => digitsOf(number) === digitsOf(typed)) ?? null;

/** Whether a number has a valid card check digit (ISO/IEC 7812, Luhn). */
function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const values = Array.from(digits, Number).toReversed();
  const sum = values.reduce(
    (total, value, at) => total + (at % 2 === 0 ? value : ((value * 2) % 10) + (value > 4 ? 1 : 0)),
    0,
  );
  return sum % 10 === 0;
}
