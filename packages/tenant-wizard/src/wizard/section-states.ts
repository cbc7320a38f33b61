import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import type { CheckPhone } from '../model/phone-rules';
import { draftSelection } from '../model/draft-selection';
import { sections } from '../model/section';
import type { SectionState } from '../model/section-state';
import { isKeptSection, sectionParts } from './section-parts';

/** Every section of a company CRM that lives was gone past when it was created. */
const isGonePast = ({ state }: Tenant) => state !== 'draft' && state !== 'failed';

/** How far a section is. */
export function sectionState(name: SectionName, tenant: Tenant, config: Config, checkPhone: CheckPhone): SectionState {
  if (!isKeptSection(name)) return { kind: draftSelection(tenant) === undefined ? 'notNeeded' : 'empty' };
  const state = sectionParts[name].state(tenant, config, checkPhone);
  return state.kind === 'empty' && isGonePast(tenant) ? { kind: 'later' } : state;
}

/** How far each section is. */
export function sectionStates(
  tenant: Tenant,
  config: Config,
  checkPhone: CheckPhone,
): ReadonlyMap<SectionName, SectionState> {
  return new Map(sections.map(({ name }) => [name, sectionState(name, tenant, config, checkPhone)]));
}
