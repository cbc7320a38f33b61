import type { SubscriptionDraft } from '@atrium/api-client/contract';
import type { FieldProblem } from '../../../http/errors';
import type { Section } from './section';

function planProblem({ plan }: SubscriptionDraft): FieldProblem | null {
  if (plan === 'trial') return null;
  return plan === 'paid' ? 'plan_unavailable' : 'required';
}

/** Section 6: the plan. */
export const subscriptionSection: Section<'subscription'> = {
  name: 'subscription',
  secrets: [],
  changesAlive: false,
  problems: (subscription) => [['plan', planProblem(subscription)]],
};
