import type { Plan } from '@atrium/vitest-config/billing-scenario';
import { eq } from 'drizzle-orm';
import { sandboxCharges } from '../../schema';
import type { BillingWorld } from '../billing-history/billing-world';
import { finishOperation, order, said } from '../billing-history/play-step';
import { reopenCreation } from '../failed-creation';
import { addCard, billingOf, cards } from '../paying';
import type { PayWith } from './history';

type SavedCardOrTransfer = 'card' | 'transfer' | 'charged, and its creation cancelled';
type TestCard = Exclude<PayWith, SavedCardOrTransfer | 'transfer that comes at once'>;

const numberOf: Readonly<Record<TestCard, string>> = {
  declined: cards.declined,
  'approved at the bank': cards.authenticates,
  'refused at the bank': cards.authenticates,
  'left at the bank': cards.authenticates,
  'answered late': cards.timesOut,
};

/**
 * Orders a plan, and answers for the customer at their bank.
 *
 * @param hesitation minutes between the quote and the payment
 */
export async function orderWith(
  world: BillingWorld,
  plan: Plan,
  pay: TestCard | SavedCardOrTransfer,
  hesitation: number,
): Promise<string> {
  if (pay === 'card' || pay === 'transfer') return order(world, plan, pay, undefined, hesitation);
  if (pay === 'charged, and its creation cancelled') {
    const charged = await order(world, plan, 'card', undefined, hesitation);
    return charged.startsWith('ordered') ? `${charged}; ${await cancelCreation(world)}` : charged;
  }
  const usual = world.card;
  world.card = await addCard(world.owner.client, world.tenantId, numberOf[pay]);
  const ordered = await order(world, plan, 'card', undefined, hesitation);
  world.card = usual;
  if (pay === 'approved at the bank') return `${ordered}, ${await answerBank(world, 'approve')}`;
  if (pay === 'refused at the bank') return `${ordered}, ${await answerBank(world, 'decline')}`;
  return ordered;
}

/** Lets a creation fail after its charge, and cancels it. */
async function cancelCreation(world: BillingWorld): Promise<string> {
  const { test, owner, tenantId } = world;
  const [payment] = (await billingOf(owner.client, tenantId)).payments;
  if (payment?.kind !== 'creation' || payment.state !== 'captured') return 'no creation to cancel';
  await reopenCreation(test, payment, 'failed');
  const answer = await owner.client.post(`/operations/${payment.operation_id}/cancel`, {});
  await finishOperation(world);
  return `creation cancelled: ${said(answer)}`;
}

/** Answers at the bank for the newest payment that waits for the customer, who then returns to the portal. */
export async function answerBank(
  world: Pick<BillingWorld, 'owner' | 'test' | 'tenantId'>,
  answer: 'approve' | 'decline',
): Promise<string> {
  const { test, owner, tenantId } = world;
  const { payments } = await billingOf(owner.client, tenantId);
  const waiting = payments.find(({ state }) => state === 'action_needed');
  if (waiting === undefined) return 'nothing waits at the bank';
  const url = new URL(waiting.action_url ?? '').pathname;
  const [charge] = await test.database
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.id, url.split('/').at(-1) ?? ''));
  await test.app.inject({ method: 'POST', url, payload: { answer, code: charge?.answerCode } });
  const returned = await owner.client.post(`/tenants/${tenantId}/payments/${waiting.id}/refresh`, {});
  await finishOperation(world);
  return said(returned);
}
