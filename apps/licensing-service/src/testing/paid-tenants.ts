import type {
  Billing,
  Operation,
  Payment,
  PaymentMethods,
  Quote,
  Selection,
  Tenant,
} from '@atrium/api-client/contract';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sandboxCharges } from '../modules/payments/gateways/sandbox/sandbox.table';
import { companyNamed, type completeApplication, completeDraft, type Person, type TenantsApp } from './tenants-app';
import type { TestClient } from './test-client';

/** Numbers of the sandbox's cards by what they come to. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  authenticates: '4000 0000 0000 3220',
  timesOut: '4000 0000 0000 0119',
  renewalsDeclined: '4000 0000 0000 0341',
} as const;

export const smallPlan: Selection = { cycle: 'monthly', licences: 3, modules: ['couriers'], assets: 10 };

/** Keeps a test card with a company CRM; answers its id. */
export async function addCard(client: TestClient, id: string, number: string = cards.succeeds): Promise<string> {
  const typed = { number, exp_month: 8, exp_year: 2030, cvc: '123' };
  const { token } = (await client.post('/sandbox/cards', typed)).json<{ token: string }>();
  const added = await client.post(`/tenants/${id}/payment-methods`, { token, cardholder_name: 'Ana Novak' });
  if (added.statusCode !== 201) throw new Error(added.body);
  const last4 = number.slice(-4);
  const method = added.json<PaymentMethods>().data.find((card) => card.last4 === last4);
  return method?.id ?? '';
}

/** The cards of a company CRM, its default first. */
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

/** What the sandbox holds of the cards of a company CRM. */
export const chargesOf = ({ database }: Pick<TenantsApp, 'database'>, id: string) =>
  database.select().from(sandboxCharges).where(eq(sandboxCharges.tenantId, id));

/** A draft whose paid plan has been chosen. */
export async function paidDraft(
  person: Person,
  changed: Partial<typeof completeApplication> = {},
  selection: Selection = smallPlan,
): Promise<string> {
  const id = await completeDraft(person, changed);
  const plan = { plan: 'paid', ...selection, _version: 1 };
  const saved = await person.client.put(`/tenants/${id}/sections/subscription`, plan);
  expect(saved.statusCode, saved.body).toBe(200);
  return id;
}

/** Chooses a paid plan for a draft and pays it with a card: its company CRM begins to be created. */
export async function payDraft(client: TestClient, id: string, selection: Selection = smallPlan): Promise<Payment> {
  const { sections } = (await client.get(`/tenants/${id}`)).json<Tenant>();
  const plan = { plan: 'paid', ...selection, _version: sections.subscription.version };
  const saved = await client.put(`/tenants/${id}/sections/subscription`, plan);
  expect(saved.statusCode, saved.body).toBe(200);
  return pay(client, id, await quote(client, id, selection), await addCard(client, id));
}

interface PaidTenant {
  readonly selection?: Selection;
  readonly card?: string;
  /** Of its company, as far as it is another one. */
  readonly address?: Partial<typeof completeApplication.address>;
}

/** A company CRM that was paid with a card and is active. */
export async function paidTenant(
  test: TenantsApp,
  person: Person,
  urlName: string,
  { selection = smallPlan, card = cards.succeeds, address = {} }: PaidTenant = {},
): Promise<string> {
  const company = companyNamed(urlName);
  const id = await paidDraft(person, { ...company, address: { ...company.address, ...address } }, selection);
  const method = await addCard(person.client, id, card);
  const payment = await pay(person.client, id, await quote(person.client, id, selection), method);
  await test.parts.engine.run(payment.operation_id ?? '');
  const operation = await person.client.get(`/operations/${payment.operation_id}`);
  expect(operation.json<Operation>().state).toBe('succeeded');
  return id;
}
