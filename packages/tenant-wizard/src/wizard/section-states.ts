import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import type { SectionState } from '../model/section-state';
import { applicationState } from '../steps/application/application-state';
import { subscriptionState } from '../steps/subscription/subscription-state';

const later: SectionState = { kind: 'later' };

/** How far each section of a draft is. */
export function sectionStates(tenant: Tenant, config: Config): Readonly<Record<SectionName, SectionState>> {
  return {
    application: applicationState(tenant, config),
    data_provider: later,
    couriers: later,
    fiscalization: later,
    plugins: later,
    subscription: subscriptionState(tenant),
    payment: { kind: 'notNeeded' },
  };
}
