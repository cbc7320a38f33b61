import { type Caller, type Scope, type SessionUser, tenantScope } from '../platform';

/** An API call with its user and the scope of company CRMs the user can access. */
export interface TenantCall {
  readonly user: SessionUser;
  readonly caller: Caller;
  readonly scope: Scope;
}

/** Adds the scope that the endpoint's permission grants. */
export const callFor = (
  permission: string,
  { user, caller }: { readonly user: SessionUser; readonly caller: Caller },
): TenantCall => ({ user, caller, scope: tenantScope(user, permission) });

/** The fields shared by every audit entry about a company CRM. */
export const tenantAudit = ({ user, caller }: TenantCall, tenantId: string, at: Date) => ({
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'tenant',
  subjectId: tenantId,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});
