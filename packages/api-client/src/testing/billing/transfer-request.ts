import type { Quote } from '../../contract';
import { applyCredit, sumLines } from '../../contract/pricing';
import type { FakeState } from '../state';
import { paidOf } from './subscription';

/**
 * What a pro-forma invoice of a quote asks for, in cents. For a change of cycle it is the new period in full: the unused
 * days become account credit when the transfer is recorded.
 */
export function transferRequest(state: FakeState, tenantId: string, quote: Quote): Pick<Quote, 'total' | 'amount_due'> {
  const cycle = paidOf(state, tenantId)?.plan.selection.cycle;
  if (quote.kind !== 'change' || cycle === undefined || cycle === quote.selection.cycle) return quote;
  const { total } = sumLines(quote.lines.filter(({ kind }) => kind === 'plan'));
  const account = { credit: quote.balance, minimumCharge: quote.least_charge };
  return { total, amount_due: applyCredit(total, account).amount_due };
}
