import { randomUUID } from 'node:crypto';
import type { Quote, Selection, Tenant } from '@atrium/api-client/contract';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Company, Plan, Step } from '@atrium/vitest-config/billing-scenario';
import { operations } from '../../schema';
import { paidDraft } from '../paid-tenants';
import { addCard, billingOf, cards, payCall, saveCard } from '../paying';
import { applicationOf, type BillingWorld } from './billing-world';

const modules = ['couriers', 'fiscalization', 'mailbox', 'newsletter', 'business_data'] as const;

const selectionOf = ({ cycle, licences, modules: count, assets }: Plan): Selection => ({
  cycle,
  licences,
  modules: modules.slice(0, count),
  assets,
});

/** Plays a step. Returns what the service answered, in a few words. */
export async function playStep(world: BillingWorld, step: Step): Promise<string> {
  const { client } = world.owner;
  const path = `/tenants/${world.tenantId}`;
  switch (step.do) {
    case 'create':
      return create(world, step);
    case 'change':
    case 'pay_renewal':
      return order(world, step.plan, step.pay, step.do);
    case 'plan':
      return said(await client.put(`${path}/planned-change`, selectionOf(step.plan)));
    case 'undo_planned':
      return said(await client.delete(`${path}/planned-change`));
    case 'cancel':
      return said(await client.post(`${path}/subscription/cancel`, {}));
    case 'resume':
      return said(await client.post(`${path}/subscription/resume`, {}));
    case 'receive':
      return receive(world, step);
    case 'cancel_transfer':
      return said(await client.post(`${path}/payments/${await transferOf(world)}/give-up`, {}));
    case 'card':
      world.card = await saveCard(
        client,
        world.tenantId,
        cards[step.effect === 'succeeds' ? 'succeeds' : 'renewalsDeclined'],
      );
      return 'saved';
    case 'company':
      return moveCompany(world, step.company);
    case 'stand_still':
      world.standsStillUntil = step.until;
      return step.until;
    case 'vies':
      world.answerVies(step.answer);
      if (world.tenantId !== '') await checkVatNumber(world);
      return step.answer;
  }
}

/** What a call was answered, in a few words. */
export const said = (answer: LightMyRequestResponse): string =>
  answer.statusCode < 300 ? 'done' : `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim();

/** Orders the plan of a draft, or orders again for one whose order ended. */
async function create(world: BillingWorld, { plan, pay }: Extract<Step, { do: 'create' }>): Promise<string> {
  await prepareDraft(world, plan);
  if (pay === 'card') world.card = await addCard(world.owner.client, world.tenantId);
  return order(world, plan, pay);
}

/** Begins a draft with a plan, or chooses another plan for it. */
export async function prepareDraft(world: BillingWorld, plan: Plan): Promise<void> {
  const selection = selectionOf(plan);
  if (world.tenantId === '') world.tenantId = await paidDraft(world.owner, applicationOf(world), selection);
  else await chooseAgain(world, selection);
  await checkVatNumber(world);
}

/** Chooses another plan for a draft. */
async function chooseAgain({ owner, tenantId }: BillingWorld, selection: Selection): Promise<void> {
  const { sections } = (await owner.client.get(`/tenants/${tenantId}`)).json<Tenant>();
  const plan = { plan: 'paid', ...selection, _version: sections.subscription.version };
  await owner.client.put(`/tenants/${tenantId}/sections/subscription`, plan);
}

/**
 * Orders a plan at its quote, and lets the service do what the order starts.
 *
 * @param hesitation minutes between the quote and the payment
 */
export async function order(
  world: BillingWorld,
  plan: Plan,
  pay: 'card' | 'transfer',
  wants?: 'change' | 'pay_renewal',
  hesitation = 0,
): Promise<string> {
  const { client } = world.owner;
  const selection = selectionOf(plan);
  const quoted = await client.post(`/tenants/${world.tenantId}/quotes`, selection);
  if (quoted.statusCode !== 201) {
    const why = said(quoted);
    return wants === 'pay_renewal' ? why.replace('nothing_changes', 'nothing_due') : why;
  }
  const quote = quoted.json<Quote>();
  // The portal offers a change of a running plan, and else to pay for one.
  if (wants === 'change' && quote.change === null)
    return `409 ${quote.kind === 'renewal' ? 'renewal_due' : 'not_active'}`;
  if (wants === 'pay_renewal' && quote.change !== null) return '409 nothing_due';
  if (pay === 'card') world.card ??= await addCard(client, world.tenantId);
  const method = quote.amount_due > 0 && pay === 'card' ? world.card : null;
  world.time.forward(hesitation * 60_000);
  const paid = await payCall(client, world.tenantId, quote, method);
  await finishOperation(world);
  return paid.statusCode === 201 ? `ordered, ${quote.amount_due} to pay` : said(paid);
}

/** Runs the operation of the company CRM that is queued, as its job does. */
export const finishOperation = ({ test, tenantId }: Pick<BillingWorld, 'test' | 'tenantId'>): Promise<void> =>
  finishOperations({ test }, eq(operations.tenantId, tenantId));

/** Runs the operations that are queued, by default of all company CRMs. */
export async function finishOperations({ test }: Pick<BillingWorld, 'test'>, which?: SQL): Promise<void> {
  const open = and(which, inArray(operations.state, ['queued', 'running']));
  for (const { id } of await test.database.select({ id: operations.id }).from(operations).where(open))
    await test.dependencies.engine.run(id);
}

async function receive(
  world: BillingWorld,
  { amount, bank_day: day, on }: Extract<Step, { do: 'receive' }>,
): Promise<string> {
  const path = `/tenants/${world.tenantId}/payments/${await transferOf(world, on)}/received`;
  const receipt = { received_on: day, amount };
  const recorded = await world.operator.client.post(path, receipt);
  const confirmed =
    recorded.statusCode === 422 ? await world.operator.client.post(path, { ...receipt, is_confirmed: true }) : recorded;
  await finishOperation(world);
  return said(confirmed);
}

/** The payment of the newest pro-forma, or of the newest one of an order or a renewal. */
async function transferOf({ owner, tenantId }: BillingWorld, on?: 'order' | 'renewal'): Promise<string> {
  const { payments } = await billingOf(owner.client, tenantId);
  const transfers = payments.filter(({ card, amount }) => card === null && amount > 0);
  const wanted = transfers.find(({ kind }) => on === undefined || (kind === 'renewal') === (on === 'renewal'));
  return wanted?.id ?? randomUUID();
}

async function moveCompany(world: BillingWorld, company: Company): Promise<string> {
  const { client } = world.owner;
  world.company = company;
  const { application } = (await client.get(`/tenants/${world.tenantId}`)).json<Tenant>().sections;
  const { address } = applicationOf(world);
  const saved = await client.put(`/tenants/${world.tenantId}/sections/application`, {
    ...application.data,
    address,
    _version: application.version,
  });
  await checkVatNumber(world);
  return said(saved);
}

/** Asks VIES for the number, as the portal does once it is entered. */
async function checkVatNumber({ owner, tenantId, company }: BillingWorld): Promise<void> {
  const { country, vat_number: vatNumber } = company;
  if (vatNumber !== '')
    await owner.client.post(`/tenants/${tenantId}/vat-number/check`, { vat_number: vatNumber, country });
}
