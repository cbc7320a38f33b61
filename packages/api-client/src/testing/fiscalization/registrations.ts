import type { Tenant } from '../../contract';
import { ProblemError } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';
import { tenantOf } from '../tenants/tenant';

/** Registers every premise with the tax authority. Fails without a certificate. */
export function registerAll(state: FakeState, tenant: Tenant): void {
  if (tenant.sections.fiscalization.data.enabled !== true) return;
  const at = state.now().toISOString();
  const outcome =
    tenant.certificate === null
      ? { state: 'failed' as const, problem: 'no_certificate' }
      : { state: 'registered' as const, problem: null };
  tenant.registrations = tenant.premises.map(({ id, premise_id }) => ({
    premise: id,
    premise_id,
    removed: false,
    ...outcome,
    at,
  }));
}

/** Closes every open premise at the tax authority. Fails without a certificate. */
export function closeAll(state: FakeState, tenant: Tenant): void {
  const failed = { removed: true, state: 'failed' as const, problem: 'no_certificate', at: state.now().toISOString() };
  const open = tenant.registrations.filter((one) => one.removed || one.state === 'registered');
  tenant.registrations = tenant.certificate === null ? open.map((one) => ({ ...one, ...failed })) : [];
}

export const registrationHandlers = {
  registerPremises: ({ state, params, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    if (tenant.state === 'closed') {
      closeAll(state, tenant);
      return tenant.registrations;
    }
    if (tenant.state !== 'active' && tenant.state !== 'inactive')
      throw new ProblemError(409, 'not_registrable', 'We register business premises once the company CRM is created.');
    registerAll(state, tenant);
    return tenant.registrations;
  },
} satisfies Handlers;
