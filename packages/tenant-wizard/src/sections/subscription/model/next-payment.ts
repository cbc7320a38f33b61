/** In cents: no card and no pro-forma invoice asks for less. */
const minimumCharge = 50;

/** What an invoice of this total takes from credit, and what is left to pay, in cents. */
export function nextPayment(total: number, credit: number): { readonly used: number; readonly due: number } {
  const rest = Math.max(0, total - Math.max(0, credit));
  const due = rest > 0 ? Math.max(rest, Math.min(minimumCharge, total)) : 0;
  return { used: total - due, due };
}
