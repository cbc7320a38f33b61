import { roundToCents, wholeNumber } from './amounts';

/** A total after account credit is applied; amounts in cents, none negative. */
export interface AppliedCredit {
  /** Account credit before. */
  readonly balance: number;
  readonly credit_used: number;
  /** Added to the account credit by a negative total or by a payment above the total. */
  readonly becomes_credit: number;
  /** Amount due now. */
  readonly amount_due: number;
  readonly credit_left: number;
}

/** The account that pays a total; cents, 0 or more. */
export interface CreditAccount {
  readonly credit: number;
  /** The gateway's minimum charge; 0 without one. */
  readonly minimumCharge: number;
}

/**
 * Applies account credit to a total. The amount due is 0 or at least the gateway's minimum charge: a smaller one is
 * raised to it by using less credit, and any excess over the total becomes credit. `total = credit_used + amount_due -
 * becomes_credit`, exactly.
 *
 * @param total with VAT, in cents; a negative total becomes credit
 * @throws {RangeError} if an amount is not a safe integer, or the account is negative
 */
export function applyCredit(total: number, { credit, minimumCharge }: CreditAccount): AppliedCredit {
  if (credit < 0) throw new RangeError('A credit is never below zero.');
  if (minimumCharge < 0) throw new RangeError('Nothing below zero is charged.');
  const cost = Math.max(0, Number(wholeNumber(total)));
  const unpaid = cost - Math.min(credit, cost);
  const due = unpaid === 0 ? 0 : Math.max(unpaid, minimumCharge);
  const creditUsed = Math.max(0, cost - due);
  const becomesCredit = Math.max(0, due - cost, 0 - total);
  return {
    balance: credit,
    credit_used: creditUsed,
    becomes_credit: becomesCredit,
    amount_due: due,
    credit_left: roundToCents(wholeNumber(credit) - wholeNumber(creditUsed) + wholeNumber(becomesCredit), 1n),
  };
}
