import { ConflictError } from '@atrium/api-client';

export interface BlockingTenant {
  readonly id: string;
  readonly title: string;
}

function isBlockingTenant(value: unknown): value is BlockingTenant {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'id') === 'string' && typeof Reflect.get(value, 'title') === 'string';
}

/** The company CRMs whose sole owner the account is, which prevent closing it; undefined for other errors. */
export function blockingTenants(error: unknown): readonly BlockingTenant[] | undefined {
  if (!(error instanceof ConflictError) || error.code !== 'owns_tenants') return undefined;
  const { tenants } = error.problem;
  return Array.isArray(tenants) ? tenants.filter(isBlockingTenant) : [];
}
