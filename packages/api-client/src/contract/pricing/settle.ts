import { roundToCents, wholeNumber } from './amounts';

/** How a total meets the account's credit; amounts in cents, none below 0. */
export interface Settlement {
  /** The credit before. */
  readonly balance: number;
  readonly credit_used: number;
  /** What a total below 0, or a payment beyond the total, adds to the credit. */
  readonly becomes_credit: number;
  /** What is to pay now. */
  readonly amount_due: number;
  readonly credit_left: number;
}

/** The account that a total is paid from; cents, 0 or more. */
export interface PayingAccount {
  readonly credit: number;
  /** No smaller amount can be charged; 0 where any can. */
  readonly leastCharge: number;
}

/**
 * Pays a total from the credit first. What is left to pay is never between 0 and the least charge: it is raised to that,
 * with so much less of the credit used, and what is paid beyond the total becomes credit.
 * `total = credit_used + amount_due - becomes_credit`, exactly.
 *
 * @param total with VAT, in cents; below 0 it becomes credit
 * @throws {RangeError} where an amount is no safe integer, or one of the account is below 0
 */
export function settle(total: number, { credit, leastCharge }: PayingAccount): Settlement {
  if (credit < 0) throw new RangeError('A credit is never below zero.');
  if (leastCharge < 0) throw new RangeError('Nothing below zero is charged.');
  const cost = Math.max(0, Number(wholeNumber(total)));
  const unpaid = cost - Math.min(credit, cost);
  const due = unpaid === 0 ? 0 : Math.max(unpaid, leastCharge);
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
