import { addDraft, reach } from '../drafts.ts';
import { pay, settle, smallPlan } from '../money.ts';
import type { Caller, Recorder } from '../recorder.ts';

interface Owed {
  readonly id: string;
  readonly amount: number;
}

/** Records bank transfers: recorded, cancelled, late, and account credit that is paid out. */
export async function recordTransfers(recorder: Recorder, owner: Caller, operator: Caller): Promise<void> {
  const id = await addDraft(recorder, owner, `transfer-${owner.language}`);
  const at = (path: string) => `/tenants/${id}/${path}`;
  await recorder.must(owner, 'PUT', at('sections/subscription'), { form: { plan: 'paid', ...smallPlan, _version: 0 } });
  const first = await transfer(recorder, owner, id, smallPlan);
  await recorder.must(owner, 'GET', at('billing'), { note: 'a draft waits for its transfer' });
  await receive(recorder, operator, id, first);
  await reach(recorder, owner, id, 'active');
  await settle(recorder, owner, id);
  await recorder.must(owner, 'GET', at('billing'), { note: 'the transfer has arrived' });
  const second = await transfer(recorder, owner, id, { ...smallPlan, licences: 9 });
  await recorder.must(owner, 'GET', at('billing'), { note: 'a transfer is pending' });
  await recorder.must(operator, 'POST', at(`payments/${second.id}/give-up`));
  await recorder.call(operator, 'POST', at(`payments/${first.id}/give-up`), { note: 'arrived' });
  const late = { received_on: '2026-11-23', amount: second.amount };
  const received = (form: typeof late & { is_confirmed?: boolean }, note: string) =>
    recorder.call(operator, 'POST', at(`payments/${second.id}/received`), { form, note });
  await received(late, 'cancelled, not confirmed');
  await received({ ...late, is_confirmed: true }, 'cancelled, confirmed');
  await recorder.must(owner, 'GET', at('billing'), { note: 'the cancelled transfer is credit' });
  await payOut(recorder, operator, id, second.amount);
  await recorder.must(owner, 'GET', at('billing'), { note: 'the credit is paid out' });
  await transfer(recorder, owner, id, { ...smallPlan, licences: 12 });
}

const transfer = (recorder: Recorder, owner: Caller, id: string, plan: typeof smallPlan): Promise<Owed> =>
  pay(recorder, owner, id, plan, '') as Promise<Owed & { state: string; action_url: null }>;

async function receive(recorder: Recorder, operator: Caller, id: string, { id: payment, amount }: Owed): Promise<void> {
  const received = (form: { received_on: string; amount: number }, note: string) =>
    recorder.call(operator, 'POST', `/tenants/${id}/payments/${payment}/received`, { form, note });
  await received({ received_on: '2026-11-23', amount: amount - 1 }, 'another amount');
  await received({ received_on: '2027-01-01', amount }, 'in the future');
  await received({ received_on: '2026-11-23', amount }, 'right');
  await received({ received_on: '2026-11-23', amount }, 'again');
  await received({ received_on: '2026-11-22', amount }, 'again, another day');
}

async function payOut(recorder: Recorder, operator: Caller, id: string, amount: number): Promise<void> {
  const paid = (form: { amount: number; paid_on: string }, note: string) =>
    recorder.call(operator, 'POST', `/tenants/${id}/credit-payouts`, { form, note });
  await paid({ amount: amount + 1, paid_on: '2026-11-23' }, 'more than there is');
  await paid({ amount: 100, paid_on: '2026-11-20' }, 'before the credit');
  await paid({ amount: 100, paid_on: '2026-11-23' }, 'right');
}
