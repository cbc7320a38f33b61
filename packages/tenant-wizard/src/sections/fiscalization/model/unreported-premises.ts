import type { Premise, Tenant } from '@atrium/api-client/contract';
import { tenantExists } from '../../../tenant/model/tenant-exists';

/** Premises of an existing company CRM that were not reported, because Fiscalization was never saved. */
export function unreportedPremises(
  tenant: Pick<Tenant, 'state' | 'sections' | 'premises' | 'registrations'>,
): Premise[] {
  const { sections, premises, registrations } = tenant;
  if (!tenantExists(tenant) || sections.fiscalization.updated_at !== null) return [];
  return premises.filter(({ id }) => registrations.every(({ premise }) => premise !== id));
}
