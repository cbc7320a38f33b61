export { accountAudit } from './accounts/account-audit';
export { recordedAccountFields } from './accounts/account-fields';
export {
  type Account,
  findAccount,
  findAccountByEmail,
  normalizeEmail,
  recordSignIn,
} from './accounts/account.repository';
export { users } from './accounts/account.table';
export { firstAdministratorLink } from './accounts/first-administrator.service';
export { createPasswordHash } from './accounts/passwords';
export { countHit } from './accounts/rate-counter.repository';
export { createRateCounters } from './accounts/rate-limits';
export { createSecretToken, hashOf } from './accounts/secret-token';
export { endTokensOf } from './accounts/token.repository';
export type { IdentityDependencies, Leaving, Membership, UserTrial } from './dependencies';
export type { Acceptance, Accepted, FoundInvitation } from './invitations/found-invitation';
export { identityJobs } from './jobs';
export { addAdministrator, seedAdministrators } from './roles/administrators';
export { recordedRoleFields } from './roles/recorded-role-fields';
export { roleListing } from './roles/role-listing';
export { roleMembers, roles } from './roles/role.table';
export { identityRoutes } from './routes';
export { deleteSession } from './sessions/session.repository';
export { createSessions, startSession } from './sessions/session.service';
export { createUserListing } from './users/user-listing';
