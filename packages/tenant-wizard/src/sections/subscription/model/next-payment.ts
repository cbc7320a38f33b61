/** Minimum charge of cards and pro-forma invoices, in cents. */
const minimumCharge = 50;

/** Applies account credit to an invoice total. The amount due is 0 or at least the minimum charge. In cents. */
export function nextPayment(total: number, credit: number): { readonly used: number; readonly due: number } {
  const rest = Math.max(0, total - Math.max(0, credit));
  const due = rest > 0 ? Math.max(rest, Math.min(minimumCharge, total)) : 0;
  return { used: total - due, due };
}
