import type {
  Billing,
  CardSetUp,
  Payment,
  PaymentMethod,
  PaymentMethods,
  Quote,
  Selection,
} from '@atrium/api-client/contract';
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { sandboxCharges } from '../schema';
import type { TenantsApp } from './tenants-app';
import type { TestClient } from './test-client';

/** Sandbox card numbers by their effect. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  authenticates: '4000 0000 0000 3220',
  timesOut: '4000 0000 0000 0119',
  renewalsDeclined: '4000 0000 0000 0341',
} as const;

export const smallPlan: Selection = { cycle: 'monthly', licences: 3, modules: ['couriers'], assets: 10 };

/** Adds a test card to a company CRM and returns its id. A successful payment saves the card. */
export async function addCard(client: TestClient, id: string, number: string = cards.succeeds): Promise<string> {
  const card = { number, exp_month: 8, exp_year: 2040, cvc: '123' };
  const { token } = (await client.post('/sandbox/cards', card)).json<{ token: string }>();
  const added = await client.post(`/tenants/${id}/payment-methods`, { token, cardholder_name: 'Ana Novak' });
  if (added.statusCode !== 201) throw new Error(added.body);
  return added.json<PaymentMethod>().id;
}

export const setUpCall = (client: TestClient, id: string, method: string) =>
  client.post(`/tenants/${id}/payment-methods/${method}/set-up`);

/** Saves a test card without a payment, as the default card. */
export async function saveCard(client: TestClient, id: string, number: string = cards.succeeds): Promise<string> {
  const method = await addCard(client, id, number);
  const { state } = (await setUpCall(client, id, method)).json<CardSetUp>();
  if (state !== 'saved') throw new Error(state);
  return method;
}

/** Cards of a company CRM, the default card first. */
export const cardsOf = async (client: TestClient, id: string): Promise<PaymentMethods['data']> =>
  (await client.get(`/tenants/${id}/payment-methods`)).json<PaymentMethods>().data;

export async function quote(client: TestClient, id: string, selection: Selection = smallPlan): Promise<Quote> {
  const answer = await client.post(`/tenants/${id}/quotes`, selection);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Quote>();
}

export const payCall = (
  client: TestClient,
  id: string,
  { id: quoteId, amount_due: amount }: Pick<Quote, 'id' | 'amount_due'>,
  method: string | null,
  key: string = randomUUID(),
) =>
  client.post(
    `/tenants/${id}/payments`,
    { quote_id: quoteId, amount, payment_method_id: method },
    { headers: { 'idempotency-key': key } },
  );

export async function pay(...call: Parameters<typeof payCall>): Promise<Payment> {
  const answer = await payCall(...call);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Payment>();
}

export const billingOf = async (client: TestClient, id: string): Promise<Billing> =>
  (await client.get(`/tenants/${id}/billing`)).json<Billing>();

/** Sandbox charges of a company CRM, without card set-ups. */
export const chargesOf = ({ database }: Pick<TenantsApp, 'database'>, id: string) =>
  database
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.tenantId, id), gt(sandboxCharges.amount, 0)));
