import { addDraft, reach } from '../drafts.ts';
import { addCard, answerBank, cards, pay, type Payment, settle, smallPlan } from '../money.ts';
import type { Caller, Recorder } from '../recorder.ts';

/** Records card payments: declined, confirmed at the bank and charged, and then plan changes. */
export async function recordCards(recorder: Recorder, owner: Caller): Promise<void> {
  const at = (path: string) => `/tenants/${id}/${path}`;
  const id = await addDraft(recorder, owner, `cards-${owner.language}`);
  const subscription = { plan: 'paid', ...smallPlan, _version: 0 };
  await recorder.must(owner, 'PUT', at('sections/subscription'), { form: subscription });
  await recorder.must(owner, 'GET', '/sandbox/cards');
  const typed = { number: '4242 4242 4242 4241', exp_month: 13, exp_year: 2020, cvc: 'x' };
  await recorder.call(owner, 'POST', '/sandbox/cards', { form: typed });
  for (const number of [cards.declined, cards.insufficient])
    await pay(recorder, owner, id, smallPlan, await addCard(recorder, owner, id, number));
  await recorder.call(owner, 'GET', at('billing'), { note: 'declined' });
  await payThroughBank(recorder, owner, id);
  await reach(recorder, owner, id, 'active');
  await settle(recorder, owner, id);
  await recorder.must(owner, 'GET', at('billing'), { note: 'active' });
  await handleMethods(recorder, owner, id);
  await changePlan(recorder, owner, id);
}

async function payThroughBank(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const method = await addCard(recorder, owner, id, cards.authenticates);
  const refused = await pay(recorder, owner, id, smallPlan, method);
  await answerBank(recorder, owner, refused, 'decline');
  await recorder.must(owner, 'POST', `/tenants/${id}/payments/${refused.id}/refresh`);
  const again = await pay(recorder, owner, id, smallPlan, await addCard(recorder, owner, id, cards.authenticates));
  await answerBank(recorder, owner, again, 'approve');
  await recorder.must(owner, 'POST', `/tenants/${id}/payments/${again.id}/refresh`);
}

async function handleMethods(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const at = `/tenants/${id}/payment-methods`;
  const setUp = (method: string, note: string) =>
    recorder.must<Pick<Payment, 'action_url'>>(owner, 'POST', `${at}/${method}/set-up`, { note });
  const saved = await addCard(recorder, owner, id, cards.succeeds);
  await setUp(saved, 'succeeds');
  const asked = await addCard(recorder, owner, id, cards.authenticates);
  await answerBank(recorder, owner, await setUp(asked, 'the bank asks'), 'approve');
  await setUp(asked, 'the bank was answered');
  await setUp(await addCard(recorder, owner, id, cards.declined), 'declined');
  await recorder.must(owner, 'GET', at);
  await recorder.must(owner, 'POST', `${at}/${saved}/default`);
  await recorder.must(owner, 'DELETE', `${at}/${asked}`);
  await recorder.call(owner, 'POST', `${at}/${asked}/default`, { note: 'removed card' });
}

async function changePlan(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const at = (path: string) => `/tenants/${id}/${path}`;
  const { data } = await recorder.peek<{ data: { id: string; is_default: boolean }[] }>(owner, at('payment-methods'));
  const method = data.find((one) => one.is_default)?.id ?? '';
  const larger = { ...smallPlan, cycle: 'yearly', licences: 6, modules: ['couriers', 'mailbox'] };
  await pay(recorder, owner, id, larger, method);
  await settle(recorder, owner, id);
  await recorder.must(owner, 'GET', at('billing'), { note: 'larger plan' });
  await recorder.must(owner, 'PUT', at('planned-change'), { form: { ...larger, licences: 2 } });
  await recorder.call(owner, 'PUT', at('planned-change'), { form: { ...larger, licences: 0 }, note: 'wrong' });
  await recorder.must(owner, 'DELETE', at('planned-change'));
  await recorder.call(owner, 'DELETE', at('planned-change'), { note: 'again' });
  await recorder.must(owner, 'POST', at('subscription/cancel'));
  await recorder.call(owner, 'POST', at('subscription/cancel'), { note: 'again' });
  await recorder.must(owner, 'POST', at('subscription/resume'));
  await recorder.call(owner, 'POST', at('subscription/resume'), { note: 'again' });
  await pay(recorder, owner, id, { ...larger, licences: 2 }, '');
  await recorder.must(owner, 'GET', at('billing'), { note: 'smaller plan' });
  await recorder.call(owner, 'POST', at('close'));
  await reach(recorder, owner, id, 'closed');
  await recorder.must(owner, 'GET', at('billing'), { note: 'closed' });
}
