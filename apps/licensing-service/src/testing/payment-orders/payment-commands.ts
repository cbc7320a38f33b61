import type { Tenant } from '@atrium/api-client/contract';
import * as fc from 'fast-check';
import { handleChargeEventJob } from '../../billing/payments/advance-payments.job';
import { advanceSubscriptions } from '../../billing/subscriptions/advance/advance-subscriptions.job';
import { finishOperation } from '../billing-history/play-step';
import { gatewayEffects, type Loss } from '../losing-gateway';
import { addCard, cards, chargesOf, payCall, smallPlan } from '../paying';
import { answerBank } from '../random-history/order-with';
import { cancelTransferCall, recordCall } from '../transfers';
import { localDay } from '../../platform';
import { advanceAfter, paymentsOf, type PaymentWorld } from './payment-world';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Play = (world: PaymentWorld) => Promise<unknown>;

const usedCards = ['succeeds', 'authenticates', 'declined', 'renewalsDeclined', 'timesOut'] as const;

/** Orders a number of licences; a draft what was chosen for it. */
async function order({ owner, tenantId }: PaymentWorld, wanted: number, card: (typeof usedCards)[number] | null) {
  const { state } = (await owner.client.get(`/tenants/${tenantId}`)).json<Tenant>();
  const licences = state === 'draft' ? smallPlan.licences : wanted;
  const quoted = await owner.client.post(`/tenants/${tenantId}/quotes`, { ...smallPlan, licences });
  if (quoted.statusCode !== 201) return;
  const offered = quoted.json<{ id: string; amount_due: number }>();
  const method = card === null ? null : await addCard(owner.client, tenantId, cards[card]);
  await payCall(owner.client, tenantId, offered, offered.amount_due === 0 ? null : method).catch(() => undefined);
}

async function receive(world: PaymentWorld, share: number) {
  const awaited = (await paymentsOf(world)).find(({ methodType }) => methodType === 'bank_transfer');
  if (awaited === undefined) return;
  const on = localDay(world.time.clock());
  const amount = Math.max(1, Math.round(awaited.amount * share));
  await recordCall(world.operator, world.tenantId, awaited, { on, amount, isConfirmed: true });
}

async function payTwice(world: PaymentWorld, licences: number, when: Loss['when']) {
  await order(world, licences, null);
  world.gateway.lose({ effect: 'capture', when, as: 'unanswered' });
  await order(world, licences, 'succeeds');
  await receive(world, 1);
}

/** A gateway's webhook about one of the charges: late, twice, in any order. One that comes too early is sent again. */
async function receiveWebhook({ test, tenantId }: PaymentWorld, which: number) {
  const charges = await chargesOf(test, tenantId);
  const charge = charges[which % Math.max(1, charges.length)];
  const { dependencies } = test;
  if (charge !== undefined)
    await handleChargeEventJob
      .run({ dependencies, signal: AbortSignal.any([]) }, { ref: charge.id })
      .catch(() => undefined);
}

async function cancelTransfer(world: PaymentWorld) {
  const awaited = (await paymentsOf(world)).find(({ state }) => state === 'awaiting_transfer');
  if (awaited !== undefined) await cancelTransferCall(world.operator, world.tenantId, awaited);
}

async function wait(world: PaymentWorld, milliseconds: number) {
  await advanceAfter(world, milliseconds);
  await advanceSubscriptions(world.test.dependencies).catch(() => undefined);
}

const anyLoss: fc.Arbitrary<Loss> = fc.record({
  effect: fc.constantFrom(...gatewayEffects),
  when: fc.constantFrom('before', 'after'),
  as: fc.constantFrom('unanswered', 'crash'),
});

const command = (name: string, play: Play): PaymentCommand => ({ name, play });

/** Something that happens to the payments of a company CRM. */
export interface PaymentCommand {
  readonly name: string;
  readonly play: Play;
}

const anyLicences = fc.integer({ min: 1, max: 6 });

const anyOrder = fc.oneof(
  fc
    .tuple(anyLicences, fc.constantFrom('succeeds' as const, ...usedCards))
    .map(([licences, card]) =>
      command(`orders ${licences} licences by a card that ${card}`, (world) => order(world, licences, card)),
    ),
  fc
    .tuple(anyLicences, fc.constantFrom('before' as const, 'after' as const))
    .map(([licences, when]) =>
      command(`pays for ${licences} licences by transfer, and by a card whose capture is lost (${when})`, (world) =>
        payTwice(world, licences, when),
      ),
    ),
  anyLicences.map((licences) =>
    command(`orders ${licences} licences by transfer`, (world) => order(world, licences, null)),
  ),
);

const anyWait = fc
  .constantFrom(minute, minute, 2 * hour, 8 * day, 31 * day)
  .map((time) => command(`waits ${time / hour} hours`, (world) => wait(world, time)));

const otherCommands = fc.oneof(
  fc
    .constantFrom('approve' as const, 'approve' as const, 'decline' as const)
    .map((answer) => command(`${answer}s at the bank`, (world) => answerBank(world, answer))),
  fc
    .constantFrom(0.5, 1, 1, 1.5)
    .map((share) => command(`receives ${share} of the transfer`, (world) => receive(world, share))),
  fc.constant(command('cancels the transfer', cancelTransfer)),
  fc
    .nat({ max: 3 })
    .map((which) => command(`receives a webhook about charge ${which}`, (world) => receiveWebhook(world, which))),
  anyLoss.map((loss) =>
    command(`loses ${loss.effect} (${loss.when}, ${loss.as})`, async ({ gateway }) => gateway.lose(loss)),
  ),
);

/** Anything that a customer, a gateway, an operator, the job or a crash can do, in any order. */
export const anyPaymentCommand: fc.Arbitrary<PaymentCommand> = fc.oneof(
  { weight: 4, arbitrary: anyOrder },
  { weight: 2, arbitrary: fc.constant(command('runs the creation', finishOperation)) },
  { weight: 2, arbitrary: anyWait },
  { weight: 4, arbitrary: otherCommands },
);
