import type { Premise, Tenant } from '@atrium/api-client/contract';
import { isLiving } from '../../../tenant/model/tenant-life';

/** Premises of an active company CRM that are not reported to the tax authority, since Fiscalization was never saved. */
export function unsentPremises(tenant: Pick<Tenant, 'state' | 'sections' | 'premises' | 'registrations'>): Premise[] {
  const { sections, premises, registrations } = tenant;
  if (!isLiving(tenant) || sections.fiscalization.updated_at !== null) return [];
  return premises.filter(({ id }) => registrations.every(({ premise }) => premise !== id));
}
