import type { SubscriptionDraft } from '@atrium/api-client/contract';
import type { FieldProblem } from '../../platform';
import type { FieldVerdict, Section } from '../sections/section';

const requiredUnless = (isPresent: boolean): FieldProblem | null => (isPresent ? null : 'required');

/** A paid plan has a cycle and at least one licence. */
function paidProblems({ plan, cycle, licences }: SubscriptionDraft): readonly FieldVerdict[] {
  if (plan !== 'paid') return [];
  return [
    ['cycle', requiredUnless(typeof cycle === 'string')],
    ['licences', requiredUnless(typeof licences === 'number')],
  ];
}

/** Section 6: the plan. */
export const subscriptionSection: Section<'subscription'> = {
  name: 'subscription',
  secrets: [],
  editableWhenLive: false,
  problems: (subscription) => [
    ['plan', requiredUnless(subscription.plan === 'trial' || subscription.plan === 'paid')],
    ...paidProblems(subscription),
  ],
};
