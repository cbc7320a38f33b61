import type { Tenant } from '@atrium/api-client/contract';
import { isLiving } from './tenant-life';

/** A company CRM that lives, or whose creation failed later on, has been given the password, and it is erased here. */
export function isPasswordHandedOver({ state, operation }: Pick<Tenant, 'state' | 'operation'>): boolean {
  if (isLiving({ state })) return true;
  return operation?.steps.some(({ name, state: step }) => name === 'create_administrator' && step === 'done') ?? false;
}
