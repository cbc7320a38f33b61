import type { Subscription } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { ButtonLink } from '@atrium/ui-kit';
import { billingMessages } from '../messages';
import { planPurpose, type PlanPurpose } from '../../sections/payment/model/plan-purpose';
import { paths } from '../../paths';

const words = { begin: 'choosePlan', change: 'changePlan', pay: 'payNow' } as const satisfies Record<
  PlanPurpose,
  string
>;

interface PlanLinkProps {
  readonly subscription: Subscription;
  readonly tenantId: string;
  readonly block?: boolean;
  readonly size?: 's';
}

/** Link to the Change plan page; its label says whether a plan is chosen, changed or paid again. */
export function PlanLink({ subscription, tenantId, ...look }: PlanLinkProps) {
  const text = useTexts(billingMessages);
  return (
    <ButtonLink {...look} href={paths.changePlan.href(tenantId)}>
      {text(words[planPurpose(subscription)])}
    </ButtonLink>
  );
}
