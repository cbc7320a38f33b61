import type { Subscription } from '@atrium/api-client/contract';

/** Purpose of choosing a plan: `begin` the first one, `change` the current one, `pay` for one that ended or is unpaid. */
export type PlanPurpose = 'begin' | 'change' | 'pay';

export function planPurpose({ kind, state }: Pick<Subscription, 'kind' | 'state'>): PlanPurpose {
  if (kind === 'trial') return 'begin';
  return state === 'active' ? 'change' : 'pay';
}
