export {
  type Account,
  findAccount,
  findAccountByEmail,
  lockAccount,
  insertAccount,
  type NewAccount,
  normalizeEmail,
  updateAccount,
} from './accounts/account.repository';
export { users } from './accounts/account.table';
export { readCurrentUser } from './accounts/current-user';
export { firstAdministratorLink } from './accounts/first-administrator.service';
export { createPasswordHash } from './accounts/passwords';
export { countHit } from './accounts/rate-counter.repository';
export { createRateCounters } from './accounts/rate-limits';
export { checkRegistration, registrationProblems } from './accounts/registration-rules';
export { createSecretToken, hashOf } from './accounts/secret-token';
export { endTokensOf } from './accounts/token.repository';
export { accountAudit } from './accounts/account-audit';
export { recordedAccountFields } from './accounts/account-fields';
export type { IdentityDependencies, UserTrial } from './dependencies';
export type { IdentityDependencies, Leaving, Membership, UserTrial } from './dependencies';
export { addAdministrator, seedAdministrators } from './roles/administrators';
export { roleMembers, roles } from './roles/role.table';
export { roleListing } from './roles/role-listing';
export { deleteSession } from './sessions/session.repository';
export { recordSignIn } from './accounts/account.repository';
export { createUserListing } from './users/user-listing';
export { createSessions, startSession } from './sessions/session.service';
export { identityRoutes } from './routes';
export { identityJobs } from './jobs';
