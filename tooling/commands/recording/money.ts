import type { Caller, Recorder } from './recorder.ts';
import type { Form } from './send.ts';
import { waitFor } from './wait.ts';

export interface Payment {
  readonly id: string;
  readonly state: string;
  readonly action_url: string | null;
}

interface Billing {
  readonly payments: readonly Payment[];
  readonly subscription: { readonly state: string; readonly period: { readonly end: string } | null } | null;
}

export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  authenticates: '4000 0000 0000 3220',
};

export const smallPlan: Form = { cycle: 'monthly', licences: 3, assets: 10, modules: ['couriers'] };

/** Adds a test card to a company CRM, and returns its id. */
export async function addCard(recorder: Recorder, owner: Caller, id: string, number: string): Promise<string> {
  const form = { number, exp_month: 8, exp_year: 2031, cvc: '123' };
  const { token } = await recorder.must<{ token: string }>(owner, 'POST', '/sandbox/cards', { form });
  const named = { token, cardholder_name: 'Ana Novak' };
  return (await recorder.must<{ id: string }>(owner, 'POST', `/tenants/${id}/payment-methods`, { form: named })).id;
}

/** Pays for a plan; an empty `method` pays by bank transfer. */
export async function pay(recorder: Recorder, owner: Caller, id: string, plan: Form, method: string): Promise<Payment> {
  const quote = await recorder.must<{ id: string; amount_due: number }>(owner, 'POST', `/tenants/${id}/quotes`, {
    form: plan,
  });
  const form = { quote_id: quote.id, amount: quote.amount_due, payment_method_id: method };
  return recorder.must(owner, 'POST', `/tenants/${id}/payments`, { form });
}

/** Waits until no payment is in progress. */
export const settle = (recorder: Recorder, caller: Caller, id: string): Promise<unknown> =>
  waitFor(`the payments of ${id} come to rest`, async () => {
    const { payments } = await recorder.peek<Billing>(caller, `/tenants/${id}/billing`);
    return payments.every(({ state }) => state !== 'authorised' && state !== 'processing');
  });

/** Waits until no renewal is due and no payment is in progress. A job may discard a draft. */
export const comeToRest = (recorder: Recorder, caller: Caller, id: string, now: Date): Promise<unknown> =>
  waitFor(`the subscription of ${id} comes to rest`, async () => {
    const billing = await recorder.find<Billing>(caller, `/tenants/${id}/billing`);
    if (billing === null) return true;
    const { payments, subscription } = billing;
    const end = subscription?.state === 'active' ? subscription.period?.end : undefined;
    const isDue = end !== undefined && new Date(end) <= now;
    return !isDue && payments.every(({ state }) => state !== 'authorised' && state !== 'processing');
  });

/** Approves or declines a payment on the bank's page (3-D Secure). */
export async function answerBank(
  recorder: Recorder,
  owner: Caller,
  { action_url: url }: Pick<Payment, 'action_url'>,
  answer: string,
) {
  const path = new URL(url ?? '').pathname;
  const page = await recorder.page(owner, 'bank', path);
  const code = /name="code" value="([^"]*)"/.exec(page.body.toString('utf8'))?.[1] ?? '';
  await recorder.page(owner, 'bank', path, { method: 'POST', form: { answer, code: 'wrong' } });
  await recorder.page(owner, 'bank', path, { method: 'POST', form: { answer, code } });
  await recorder.page(owner, 'bank', path, { note: 'answered' });
}
