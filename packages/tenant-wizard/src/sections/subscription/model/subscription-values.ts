import type { SubscriptionDraft, Tenant } from '@atrium/api-client/contract';
import { toPlanInput, toPlanValues, type PlanValues } from './plan-values';

export interface SubscriptionValues extends PlanValues {
  /** Empty until one is chosen. */
  readonly plan: 'trial' | 'paid' | '';
  /** The paid plan was opened: its quantities are saved, even while the trial is chosen. */
  readonly hasQuantities: boolean;
}

export function toSubscriptionValues(draft: SubscriptionDraft, tenant: Tenant): SubscriptionValues {
  const { plan, licences, modules } = draft;
  const hasQuantities = plan === 'paid' || licences !== undefined || modules !== undefined;
  return { ...toPlanValues(draft, tenant), plan: plan ?? '', hasQuantities };
}

export function toSubscriptionInput({ plan, hasQuantities, ...values }: SubscriptionValues): SubscriptionDraft {
  return { plan: plan === '' ? null : plan, ...(hasQuantities ? toPlanInput(values) : {}) };
}
