import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import { sections } from '../model/section';
import type { SectionState } from '../model/section-state';
import { isKeptSection, sectionParts } from './section-parts';

const stateOf = (name: SectionName, tenant: Tenant, config: Config): SectionState =>
  isKeptSection(name) ? sectionParts[name].state(tenant, config) : { kind: name === 'payment' ? 'notNeeded' : 'later' };

/** How far each section of a draft is. */
export function sectionStates(tenant: Tenant, config: Config): ReadonlyMap<SectionName, SectionState> {
  return new Map(sections.map(({ name }) => [name, stateOf(name, tenant, config)]));
}
