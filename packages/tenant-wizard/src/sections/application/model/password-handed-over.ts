import type { Tenant } from '@atrium/api-client/contract';
import { tenantExists } from '../../../tenant/model/tenant-exists';

/** The password is erased here once the company CRM has it: after creation, or after a creation that failed later on. */
export function isPasswordHandedOver({ state, operation }: Pick<Tenant, 'state' | 'operation'>): boolean {
  if (tenantExists({ state })) return true;
  return operation?.steps.some(({ name, state: step }) => name === 'create_administrator' && step === 'done') ?? false;
}
