export { publishAfter, publishIfChanged, publishTenantChange } from './publish-tenant-change';
export { assertChargeable, isChargeable } from './is-chargeable';
export type { TenantsDependencies } from './dependencies';
export { addDraft } from './drafts/draft.service';
export { expireDrafts } from './drafts/expire-drafts.job';
export { countInvitationsOfUser, endInvitationsOfUser } from './members/invitation.repository';
export { leaveAllTenants } from './members/leave-all-tenants.service';
export { findOwnerIds, findOwners } from './members/member.repository';
export { findMemberships } from './members/tenants-of-user';
export { findMembersAmong } from './members/find-members-among';
export { findTenantInvitation } from './members/tenant-invitation';
export { deleteUserNotifications, notify } from './notifications/notification.service';
export { notifyOperationEnded } from './notify-operation-ended';
export { publishOperation } from './operations/publish-operation';
export { createEngine } from './operations/engine';
export { findLatestOperation, type OperationRecord } from './operations/operation.repository';
export { resumeOperations, retryOperation, startOperation } from './operations/operation.service';
export {
  type OperationHead,
  type Plan,
  type Plans,
  type Step,
  type StepContext,
  StepFailed,
  type Warning,
} from './operations/plan';
export { viewOperation } from './operations/read-operation';
export { readTenant } from './record/read-tenant';
export type { SetupRecord } from './record/record-sources';
export { createTenantListing } from './record/tenant-listing';
export { checkSecretKeys } from './secrets/check-keys';
export { rewrapDataKeys } from './secrets/rewrap-keys';
export { tenantKeys } from './secrets/secret.table';
export {
  destroySecrets,
  readSecret,
  readSecrets,
  removeSecret,
  sealForInstance,
  secretsSetAt,
  setSecret,
} from './secrets/tenant-secrets';
export { displayTitle } from './display-title';
export { tenantAudit, tenantSubject, callFor, type TenantCall } from './tenant-call';
export { recordedTenantFields } from './tenant-fields';
export { isLive, liveStates } from './live-states';
export { createTenantRoleOf } from './tenant-role-of';
export { tenantUrl } from './tenant-url';
export {
  findState,
  findTenant,
  findTenantRow,
  findTitle,
  lockTenant,
  releaseExpiredUrlName,
  type TenantHead,
  type TenantRow,
  updateTenant,
} from './tenant.repository';
export { tenantMembers, tenants } from './tenant.table';
export { tenantsRoutes } from './routes';
export { tenantsJobs } from './jobs';
