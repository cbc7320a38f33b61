import { expect, type APIRequestContext } from '@playwright/test';
import { draftCrm } from './company-crm';
import type { Words } from './words/words';

const plan = { cycle: 'monthly', licences: '3', assets: '10', 'modules[0]': 'couriers' };

const headersOf = ({ language }: Words) => ({ 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language });

async function post(request: APIRequestContext, words: Words, path: string, form: Record<string, string>) {
  const headers = { ...headersOf(words), 'Idempotency-Key': crypto.randomUUID() };
  const answer = await request.post(`/api${path}`, { headers, form });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** The billing of a company CRM. */
export async function billingOf(request: APIRequestContext, id: string) {
  return (await request.get(`/api/tenants/${id}/billing`)).json();
}

/** Orders a plan with this number of licences; by bank transfer without a card. */
export async function orderPlan(request: APIRequestContext, words: Words, id: string, licences: string, card = '') {
  const quote = await post(request, words, `/tenants/${id}/quotes`, { ...plan, licences });
  const form = { quote_id: quote.id, amount: String(quote.amount_due), payment_method_id: card };
  await post(request, words, `/tenants/${id}/payments`, form);
}

/** An active company CRM of the logged-in user, paid for a month with this test card. */
export async function paidCrm(request: APIRequestContext, words: Words, number: string) {
  const { id, title } = await draftCrm({ request }, words);
  const chosen = { headers: headersOf(words), form: { plan: 'paid', ...plan, _version: '0' } };
  expect((await request.put(`/api/tenants/${id}/sections/subscription`, chosen)).status()).toBe(200);
  const typed = { number, exp_month: '8', exp_year: '2039', cvc: '123' };
  const { token } = await post(request, words, '/sandbox/cards', typed);
  const card = await post(request, words, `/tenants/${id}/payment-methods`, { token, cardholder_name: 'Maja Kovač' });
  await orderPlan(request, words, id, plan.licences, card.id);
  const state = async () => {
    const { state: lives } = await (await request.get(`/api/tenants/${id}`)).json();
    const { payments } = await billingOf(request, id);
    return [lives, payments[0]?.state];
  };
  await expect.poll(state).toEqual(['active', 'captured']);
  return { id, title };
}
