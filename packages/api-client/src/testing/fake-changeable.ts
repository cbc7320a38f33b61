import type { CurrentUser, Tenant, TenantState } from '../contract';
import { FakeProblem, stale } from './fake-problem';
import type { FakeState } from './fake-state';
import { tenantOf } from './fake-tenant';

const beforeLife: readonly TenantState[] = ['draft', 'failed'];
const alive: readonly TenantState[] = ['active', 'inactive'];

interface SectionCall {
  readonly state: FakeState;
  readonly params: { readonly id: string };
  readonly user: () => CurrentUser;
}

/** The tenant of a call, as far as its sections can still be changed; all but the subscription while it lives as well. */
export function changeable({ state, params, user }: SectionCall, section?: 'subscription'): Tenant {
  const tenant = tenantOf(state, user(), params.id);
  const states = section === 'subscription' ? beforeLife : [...beforeLife, ...alive];
  if (!states.includes(tenant.state))
    throw new FakeProblem(409, 'not_a_draft', 'This company CRM is no longer a draft.');
  tenant.updated_at = state.now().toISOString();
  return tenant;
}

/** Refuses what was made from an older version. */
export function refuseStale(kept: { readonly version: number }, version: number): void {
  if (kept.version !== version) throw stale(kept);
}
