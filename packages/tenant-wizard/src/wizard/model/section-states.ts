import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import type { CheckPhone } from '../../sections/form/model/phone-rules';
import { sections } from '../../tenant/model/section';
import type { SectionState } from '../../sections/form/model/section-state';
import { isSavedSection, sectionParts } from './section-parts';

/** The user has passed all sections of an existing company CRM. */
const isPassed = ({ state }: Tenant) => state !== 'draft' && state !== 'failed';

export function sectionState(name: SectionName, tenant: Tenant, config: Config, checkPhone: CheckPhone): SectionState {
  if (!isSavedSection(name))
    return { kind: tenant.sections.subscription.data.plan === 'trial' ? 'notNeeded' : 'empty' };
  const state = sectionParts[name].state(tenant, config, checkPhone);
  return state.kind === 'empty' && isPassed(tenant) ? { kind: 'later' } : state;
}

export function sectionStates(
  tenant: Tenant,
  config: Config,
  checkPhone: CheckPhone,
): ReadonlyMap<SectionName, SectionState> {
  return new Map(sections.map(({ name }) => [name, sectionState(name, tenant, config, checkPhone)]));
}
