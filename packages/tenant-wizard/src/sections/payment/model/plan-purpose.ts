import type { Subscription } from '@atrium/api-client/contract';
import { planState } from './plan-state';

/** Purpose of choosing a plan: `begin` the first one, `change` the current one, `pay` for one that ended or is unpaid. */
export type PlanPurpose = 'begin' | 'change' | 'pay';

export function planPurpose(subscription: Pick<Subscription, 'kind' | 'state' | 'overdue_reason'>): PlanPurpose {
  if (subscription.kind === 'trial') return 'begin';
  return planState(subscription) === 'active' ? 'change' : 'pay';
}
