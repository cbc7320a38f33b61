import { playStep } from '../billing-history/play-step';
import { billingOf } from '../paying';
import type { Action } from './history';
import { localTime } from './pass-time';
import type { PlayedCrm } from './played-crm';

/** The operator records a receipt, measured against what its pro-forma invoice still asks for. */
export async function recordTransfer(
  crm: PlayedCrm,
  { amount: choice, day, on }: Omit<Extract<Action, { do: 'record a transfer' }>, 'do'>,
): Promise<string> {
  const { world } = crm;
  const { payments } = await billingOf(world.owner.client, world.tenantId);
  const transfers = payments.filter(({ card, amount }) => card === null && amount > 0);
  const wanted = on === 'newest' ? undefined : on;
  const transfer = transfers.find(
    ({ kind }) => wanted === undefined || (kind === 'renewal') === (wanted === 'renewal'),
  );
  if (transfer === undefined) return 'nothing to record';
  const receivedFor = crm.received.get(transfer.id) ?? 0;
  const missing = Math.max(1, transfer.amount - receivedFor);
  const amount = { right: missing, 'a part': Math.ceil(missing / 3), more: missing + 333, nothing: 0 }[choice];
  const bankDay = localTime(world).toPlainDate().add({ days: day }).toString();
  const at = localTime(world).toString();
  const receipt = { at, do: 'receive', amount, bank_day: bankDay } as const;
  const answer = await playStep(world, wanted === undefined ? receipt : { ...receipt, on: wanted });
  if (answer === 'done') crm.received.set(transfer.id, receivedFor + amount);
  return `${amount} on ${bankDay}: ${answer}`;
}
