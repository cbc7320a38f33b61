import { ConflictError } from '@atrium/api-client';

export interface HeldTenant {
  readonly id: string;
  readonly title: string;
}

function isHeldTenant(value: unknown): value is HeldTenant {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'id') === 'string' && typeof Reflect.get(value, 'title') === 'string';
}

/** The company CRMs that keep an account from being closed; undefined for every other refusal. */
export function heldTenants(error: unknown): readonly HeldTenant[] | undefined {
  if (!(error instanceof ConflictError) || error.code !== 'owns_tenants') return undefined;
  const { tenants } = error.problem;
  return Array.isArray(tenants) ? tenants.filter(isHeldTenant) : [];
}
