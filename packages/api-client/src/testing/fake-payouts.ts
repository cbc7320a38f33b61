import { payOutCreditEndpoint } from '../contract';
import { payOutCreditSchema } from '../contract/schemas';
import { notFound, refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { creditOf } from './fake-subscription';

export const fakePayoutRoutes: readonly FakeRoute[] = [
  fakeRoute(payOutCreditEndpoint, payOutCreditSchema, ({ state, params: { id: tenantId }, body }) => {
    if (!state.tenants.some(({ id }) => id === tenantId)) throw notFound('tenant_not_found');
    const at = state.now().toISOString();
    const balance = creditOf(state, tenantId) - body.amount;
    refuseInvalid({
      amount: balance < 0 && 'There is less account credit. Enter that or less.',
      paid_on: body.paid_on > at.slice(0, 10) && 'Choose today or an earlier day.',
    });
    const amount = 0 - body.amount;
    const entry = { at, kind: 'payout', amount, balance, invoice_number: null, paid_on: body.paid_on } as const;
    const payout = { id: state.newId(), ...entry };
    state.credits.set(tenantId, balance);
    state.payouts.unshift({ tenantId, ...payout });
    return payout;
  }),
];
