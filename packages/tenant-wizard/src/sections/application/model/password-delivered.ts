import type { Tenant } from '@atrium/api-client/contract';
import { tenantExists } from '../../../tenant/model/tenant-exists';

/** The portal deletes the password once the company CRM has it: after its creation, even if a later step failed. */
export function isPasswordDelivered({ state, operation }: Pick<Tenant, 'state' | 'operation'>): boolean {
  if (tenantExists({ state })) return true;
  return operation?.steps.some(({ name, state: step }) => name === 'create_administrator' && step === 'done') ?? false;
}
