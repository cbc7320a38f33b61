import { roundToCents, wholeNumber } from './amounts';

/** How a total meets the account's credit; amounts in cents, none below 0. */
export interface Settlement {
  /** The credit before. */
  readonly balance: number;
  readonly credit_used: number;
  /** What a total below 0 adds to the credit. */
  readonly becomes_credit: number;
  /** What is to pay now. */
  readonly amount_due: number;
  readonly credit_left: number;
}

/**
 * Pays a total from the credit first. `total = credit_used + amount_due - becomes_credit`, exactly.
 *
 * @param total with VAT, in cents; below 0 it becomes credit
 * @param credit of the account, in cents; 0 or more
 * @throws {RangeError} where an amount is no safe integer, or the credit is below 0
 */
export function settle(total: number, credit: number): Settlement {
  if (credit < 0) throw new RangeError('A credit is never below zero.');
  const due = Math.max(0, Number(wholeNumber(total)));
  const creditUsed = Math.min(credit, due);
  const becomesCredit = Math.max(0, 0 - total);
  return {
    balance: credit,
    credit_used: creditUsed,
    becomes_credit: becomesCredit,
    amount_due: due - creditUsed,
    credit_left: roundToCents(wholeNumber(credit) - wholeNumber(creditUsed) + wholeNumber(becomesCredit), 1n),
  };
}
