import { notFound, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import { dayAt } from '../billing/seller-day';
import { creditOf } from '../billing/subscription';

export const payoutHandlers = {
  payOutCredit: ({ state, params: { id: tenantId }, body }) => {
    if (!state.tenants.some(({ id }) => id === tenantId)) throw notFound('tenant_not_found');
    const now = state.now();
    const at = now.toISOString();
    const balance = creditOf(state, tenantId) - body.amount;
    requireValid({
      amount: balance < 0 && 'There is less account credit. Enter that or less.',
      paid_on: body.paid_on > dayAt(now) && 'Choose today or an earlier day.',
    });
    const amount = 0 - body.amount;
    const entry = { at, kind: 'payout', amount, balance, invoice_number: null, paid_on: body.paid_on } as const;
    const payout = { id: state.newId(), ...entry };
    state.credits.set(tenantId, balance);
    state.payouts.unshift({ tenantId, ...payout });
    return payout;
  },
} satisfies Handlers;
