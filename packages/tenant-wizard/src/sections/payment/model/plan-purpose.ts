import type { Subscription } from '@atrium/api-client/contract';

/** Why a plan is chosen: `begin` the first one, `change` the one that runs, `pay` the one that ended unpaid or for good. */
export type PlanPurpose = 'begin' | 'change' | 'pay';

export function planPurpose({ kind, state }: Pick<Subscription, 'kind' | 'state'>): PlanPurpose {
  if (kind === 'trial') return 'begin';
  return state === 'active' || state === 'awaiting_transfer' ? 'change' : 'pay';
}
