import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { phoneRules } from '../model/phone-rules';
import type { SectionState } from '../model/section-state';
import { sectionState, sectionStates } from './section-states';

/** How far a section is; judged again once the rules of a phone in it have come. */
export function useSectionState(name: SectionName, tenant: Tenant, config: Config): SectionState {
  const { checkPhone } = useStore(phoneRules);
  return useMemo(() => sectionState(name, tenant, config, checkPhone), [name, tenant, config, checkPhone]);
}

/** How far each section is, as `useSectionState` tells it. */
export function useSectionStates(tenant: Tenant, config: Config): ReadonlyMap<SectionName, SectionState> {
  const { checkPhone } = useStore(phoneRules);
  return useMemo(() => sectionStates(tenant, config, checkPhone), [tenant, config, checkPhone]);
}
