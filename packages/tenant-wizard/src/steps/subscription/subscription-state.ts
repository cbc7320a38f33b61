import type { Tenant } from '@atrium/api-client/contract';
import type { SectionState } from '../../model/section-state';

/** The paid plan cannot be chosen yet, so only the trial makes the section complete. */
export function subscriptionState({ sections }: Tenant): SectionState {
  return { kind: sections.subscription.data.plan === 'trial' ? 'done' : 'empty' };
}
