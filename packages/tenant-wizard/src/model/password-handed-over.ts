import type { Tenant } from '@atrium/api-client/contract';

/** A creation that failed later on has already given the password to the company CRM and erased it. */
export function isPasswordHandedOver({ operation }: Pick<Tenant, 'operation'>): boolean {
  return operation?.steps.some(({ name, state }) => name === 'create_administrator' && state === 'done') ?? false;
}
