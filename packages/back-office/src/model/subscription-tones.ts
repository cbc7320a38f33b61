import type { SubscriptionSummary } from '@atrium/api-client/contract';

/** How each state of a subscription looks; its word is `state.{state}`. */
export const subscriptionTones = {
  trial: 'info',
  trial_ended: 'neutral',
  active: 'success',
  awaiting_transfer: 'warning',
  overdue: 'warning',
  unpaid: 'danger',
  cancelled: 'neutral',
  creating: 'info',
  failed: 'danger',
  draft: 'neutral',
  closed: 'neutral',
} as const satisfies Record<SubscriptionSummary['state'], string>;
