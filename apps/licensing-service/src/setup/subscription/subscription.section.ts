import type { SubscriptionDraft } from '@atrium/api-client/contract';
import type { FieldProblem } from '../../platform';
import type { FieldVerdict, Section } from '../sections/section';

const unless = (isThere: boolean): FieldProblem | null => (isThere ? null : 'required');

/** A paid plan has a cycle and at least one licence. */
function paidProblems({ plan, cycle, licences }: SubscriptionDraft): readonly FieldVerdict[] {
  if (plan !== 'paid') return [];
  return [
    ['cycle', unless(typeof cycle === 'string')],
    ['licences', unless(typeof licences === 'number')],
  ];
}

/** Section 6: the plan. */
export const subscriptionSection: Section<'subscription'> = {
  name: 'subscription',
  secrets: [],
  changesAlive: false,
  problems: (subscription) => [
    ['plan', unless(subscription.plan === 'trial' || subscription.plan === 'paid')],
    ...paidProblems(subscription),
  ],
};
