import { randomUUID } from 'node:crypto';
import type { Plan } from '@atrium/vitest-config/billing-scenario';
import { eq } from 'drizzle-orm';
import { tenants } from '../../schema';
import { type BillingWorld, savePrices } from '../billing-history/billing-world';
import { finishOperation, playStep, prepareDraft, said } from '../billing-history/play-step';
import { billingOf, cardsOf, payCall } from '../paying';
import type { Action, PayWith, PlanChoice } from './history';
import { localTime } from './pass-time';
import type { PlayedCrm } from './played-crm';
import { answerBank, orderWith } from './order-with';
import { recordTransfer } from './record-transfer';

/** Plays an action. Returns what the service answered, in a few words. */
export async function playAction(crm: PlayedCrm, action: Action): Promise<string> {
  const at = localTime(crm.world).toString();
  switch (action.do) {
    case 'run the jobs':
      return 'done';
    case 'order':
      return orderPlan(crm, await planOf(crm, action.plan), action.pay, action.hesitation);
    case 'order there and back': {
      const before = await planOf(crm, 'same');
      const there = await orderPlan(crm, { ...before, ...action.plan }, action.pay);
      return `${there}; back: ${await orderPlan(crm, before, action.pay)}`;
    }
    case 'pay the same quote again':
      return payAgain(crm);
    case 'answer the bank':
      return answerBank(crm.world, action.answer);
    case 'plan':
      return playStep(crm.world, { at, do: 'plan', plan: await planOf(crm, action.plan) });
    case 'undo the planned change':
      return playStep(crm.world, { at, do: 'undo_planned' });
    case 'cancel':
    case 'resume':
      return playStep(crm.world, { at, do: action.do });
    case 'cancel the transfer':
      return playStep(crm.world, { at, do: 'cancel_transfer' });
    case 'record a transfer':
      return recordTransfer(crm, action);
    case 'pay out':
      return payOut(crm, action.amount);
    case 'save a card':
      return playStep(crm.world, { at, do: 'card', effect: action.effect });
    case 'move': {
      const before = crm.world.company;
      const answer = await playStep(crm.world, { at, do: 'company', company: action.company });
      if (answer !== 'done') crm.world.company = before;
      return answer;
    }
    case 'let VIES answer':
      return playStep(crm.world, { at, do: 'vies', answer: action.answer });
    case 'change the prices':
      await savePrices(crm.world, { valid_from: '', ...action.prices });
      return 'done';
    case 'remove a card':
      return removeCard(crm);
    case 'discard the draft':
      return discardDraft(crm);
    case 'cross the OSS threshold':
      crm.world.setOssThreshold('above');
      return 'done';
    case 'close':
      return close(crm, action.recordsTransfer);
  }
}

/** Orders a plan; a draft chooses it first. */
export async function orderPlan(crm: PlayedCrm, plan: Plan, pay: PayWith, hesitation = 0): Promise<string> {
  const { world } = crm;
  if (await isDraft(world)) await prepareDraft(world, plan);
  crm.before = crm.plan;
  crm.plan = plan;
  if (pay !== 'transfer that comes at once') return orderWith(world, plan, pay, hesitation);
  const ordered = await orderWith(world, plan, 'transfer', hesitation);
  if (!ordered.startsWith('ordered') || ordered.startsWith('ordered, 0')) return ordered;
  return `${ordered}; ${await recordTransfer(crm, { amount: 'right', day: 0, on: 'newest' })}`;
}

async function isDraft({ test, tenantId }: BillingWorld): Promise<boolean> {
  if (tenantId === '') return true;
  const [tenant] = await test.database.select({ state: tenants.state }).from(tenants).where(eq(tenants.id, tenantId));
  return tenant?.state === 'draft';
}

/** A plan as the owner chooses it: from what runs, or was ordered last. */
async function planOf({ world, plan, before }: PlayedCrm, choice: PlanChoice): Promise<Plan> {
  if (choice === 'back') return before;
  const { subscription } = await billingOf(world.owner.client, world.tenantId);
  const running = subscription?.selection ?? null;
  const now = running === null ? plan : { ...running, modules: running.modules.length };
  return choice === 'same' ? now : { ...now, ...choice };
}

async function payAgain({ world }: PlayedCrm): Promise<string> {
  const { client } = world.owner;
  const [newest] = (await billingOf(client, world.tenantId)).payments;
  if (newest === undefined) return 'nothing to pay again';
  const quote = { id: newest.quote_id, amount_due: newest.amount };
  const answer = await payCall(client, world.tenantId, quote, newest.card === null ? null : world.card);
  await finishOperation(world);
  return said(answer);
}

async function payOut(crm: PlayedCrm, choice: 'all' | 'half' | 'too much'): Promise<string> {
  const { world } = crm;
  const { credit } = await billingOf(world.owner.client, world.tenantId);
  const amount = { all: credit, half: Math.ceil(credit / 2), 'too much': credit + 1 }[choice];
  const path = `/tenants/${world.tenantId}/credit-payouts`;
  const payout = { amount, paid_on: localTime(world).toPlainDate().toString() };
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const answer = await world.operator.client.post(path, payout, key);
  const again = await world.operator.client.post(path, payout, key);
  if (answer.statusCode === 201) crm.paidOut += amount;
  return `${said(answer)} and ${said(again)}`;
}

async function close(crm: PlayedCrm, recordsTransfer: boolean): Promise<string> {
  const { world } = crm;
  const answer = await world.owner.client.post(`/tenants/${world.tenantId}/close`, {});
  const isClosing = answer.statusCode < 300;
  const recorded =
    isClosing && recordsTransfer ? `, ${await recordTransfer(crm, { amount: 'right', day: 0, on: 'newest' })}` : '';
  await finishOperation(world);
  return `${said(answer)}${recorded}`;
}

/** Removes the default card. */
async function removeCard({ world }: PlayedCrm): Promise<string> {
  const { client } = world.owner;
  const saved = await cardsOf(client, world.tenantId);
  const card = saved.find((one) => one.is_default);
  if (card === undefined) return 'no card to remove';
  const answer = await client.delete(`/tenants/${world.tenantId}/payment-methods/${card.id}`);
  world.card = (await cardsOf(client, world.tenantId))[0]?.id ?? null;
  return said(answer);
}

/** Discards a draft; the next step begins another one. */
async function discardDraft(crm: PlayedCrm): Promise<string> {
  const { world, received } = crm;
  const answer = await world.owner.client.delete(`/tenants/${world.tenantId}`);
  if (answer.statusCode >= 300) return said(answer);
  world.tenantId = '';
  world.card = null;
  received.clear();
  crm.paidOut = 0;
  return 'done';
}
