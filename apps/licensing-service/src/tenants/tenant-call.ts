import { type Caller, type Scope, type SessionUser, tenantScope } from '../platform';

/** A call about a company CRM: who asks, and whose company CRMs they reach. */
export interface TenantCall {
  readonly user: SessionUser;
  readonly caller: Caller;
  readonly scope: Scope;
}

/** The call with what its endpoint's permission reaches. */
export const callFor = (
  permission: string,
  { user, caller }: { readonly user: SessionUser; readonly caller: Caller },
): TenantCall => ({ user, caller, scope: tenantScope(user, permission) });

/** Where a change of a company CRM came from, for the audit. */
export const audited = ({ user, caller }: TenantCall, tenantId: string, at: Date) => ({
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'tenant',
  subjectId: tenantId,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});
