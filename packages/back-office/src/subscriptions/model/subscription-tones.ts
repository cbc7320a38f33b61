import type { SubscriptionSummary } from '@atrium/api-client/contract';

/** The tone of each state; its text is `state.{state}`. */
export const subscriptionTones = {
  trial: 'info',
  trial_ended: 'neutral',
  active: 'success',
  overdue: 'warning',
  unpaid: 'danger',
  cancelled: 'neutral',
  creating: 'info',
  failed: 'danger',
  draft: 'neutral',
  closed: 'neutral',
} as const satisfies Record<SubscriptionSummary['state'], string>;
