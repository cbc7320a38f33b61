/** Amounts are whole cents and never negative. */

/** `amount × part ÷ whole`, rounded once to a cent, half away from zero. */
export function roundedShare(amount: number, part: number, whole: number): number {
  if (amount < 0 || part < 0 || whole <= 0) throw new Error(`No share of ${amount} × ${part} ÷ ${whole}.`);
  const divisor = BigInt(whole) * 2n;
  return Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / divisor);
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export interface Settlement {
  readonly creditUsed: number;
  /** What the card or the transfer pays. */
  readonly amountDue: number;
  readonly becomesCredit: number;
}

const leastCharge = 50;

/** Uses credit first. The remainder is 0 or at least the least charge, for which less of the credit is used. */
export function settle(total: number, credit: number): Settlement {
  const remainder = total - Math.min(credit, total);
  const amountDue = remainder === 0 ? 0 : Math.max(remainder, leastCharge);
  return {
    creditUsed: Math.max(total - amountDue, 0),
    amountDue,
    becomesCredit: Math.max(amountDue - total, 0),
  };
}
