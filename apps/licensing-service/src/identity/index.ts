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
export { createConcurrencyLimit } from './accounts/limit-concurrency';
export { createPasswordHash } from './accounts/passwords';
export { countHit } from './accounts/rate-counter.repository';
export { createRateCounters } from './accounts/rate-limits';
export { checkRegistration, registrationProblems } from './accounts/registration-rules';
export { createSecretToken, hashOf } from './accounts/secret-token';
export { endTokensOf } from './accounts/token.repository';
export { accountAudit } from './accounts/account-audit';
export type { IdentityDependencies, UserTrial } from './dependencies';
export type { Acceptance, Accepted, FoundInvitation } from './invitations/found-invitation';
export { addAdministrator, seedAdministrators } from './roles/administrators';
export { deleteSession } from './sessions/session.repository';
export { createSessions, startSession } from './sessions/session.service';
export { identityRoutes } from './routes';
export { identityJobs } from './jobs';
