import type { Operation, Payment, Selection, Tenant } from '@atrium/api-client/contract';
import { expect } from 'vitest';
import { addCard, cards, pay, quote, smallPlan } from './paying';
import { companyNamed, type completeApplication, completeDraft, type Person, type TenantsApp } from './tenants-app';
import type { TestClient } from './test-client';

/** A draft with a selected paid plan. */
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

/** Selects a paid plan for a draft and pays it by card, which starts the creation of its company CRM. */
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
  /** Changes to the company's address. */
  readonly address?: Partial<typeof completeApplication.address>;
}

/** An active company CRM paid by card. */
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
  await test.dependencies.engine.run(payment.operation_id ?? '');
  const operation = await person.client.get(`/operations/${payment.operation_id}`);
  expect(operation.json<Operation>().state).toBe('succeeded');
  return id;
}
