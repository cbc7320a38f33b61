import { sql } from 'drizzle-orm';
import { type Caller, type Scope, type SessionUser, tenantScope } from '../platform';
import { recordedTenantFields } from './tenant-fields';
import { tenants } from './tenant.table';

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

/** The subject of an audit entry about a company CRM, with its name. */
export const tenantSubject = (tenantId: string) => ({
  subjectType: 'tenant',
  subjectId: tenantId,
  title: sql`(select ${tenants.title} from ${tenants} where ${tenants.id} = ${tenantId})`,
  fields: recordedTenantFields,
});

/** The fields shared by every audit entry about a company CRM. */
export const tenantAudit = ({ user, caller }: TenantCall, tenantId: string, at: Date) => ({
  actorId: user.id,
  outcome: 'done' as const,
  ...tenantSubject(tenantId),
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});
