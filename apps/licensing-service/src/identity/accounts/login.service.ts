import {
  asService,
  type Caller,
  createConcurrencyLimit,
  InvalidInput,
  portalPaths,
  type Transaction,
  writeAudit,
  writeMail,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { type Account, findAccountByEmail, lockAccount, recordSignIn, replacePasswordHash } from './account.repository';
import { startLogin, endLogin, keyOf } from './login-failures';
import { createPasswordHash, verifyPassword, hashesAtOnce, isOutdated } from './passwords';
import { deleteSession } from '../sessions/session.repository';
import { startSession } from '../sessions/session.service';
import { accountAudit } from './account-audit';

export interface OpenedSession {
  readonly userId: string;
  /** Value of the session cookie. */
  readonly token: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Queues logins before they reach the database, so a burst does not delay other requests there. */
const withLimit = createConcurrencyLimit({ atOnce: hashesAtOnce, waiting: 50 });

/** Opens a session. Unknown, wrong, pending, inactive and locked logins get the same response after the same time. */
export function logIn(
  dependencies: IdentityDependencies,
  credentials: Credentials,
  caller: Caller,
): Promise<OpenedSession> {
  return withLimit(() => checkCredentials(dependencies, credentials, caller));
}

async function checkCredentials(
  dependencies: IdentityDependencies,
  { email, password }: Credentials,
  caller: Caller,
): Promise<OpenedSession> {
  const { database, clock } = dependencies;
  const isAllowed = await asService(database, 'no-tenant', (tx) => startLogin(tx, email, clock()));
  const account = await findAccountByEmail(database, email);
  const matches = await verifyPassword(password, account?.passwordHash ?? null);
  if (!isAllowed || !matches || account?.state !== 'active') return rejectLogin(dependencies, email, account, caller);
  const passwordHash = (await isOutdated(account.passwordHash)) ? await createPasswordHash(password) : null;
  const token = await asService(database, 'no-tenant', (tx) => open(tx, dependencies, account, passwordHash, caller));
  return token === null ? rejectLogin(dependencies, email, account, caller) : { userId: account.id, token };
}

/** Null if the password has changed or the account was deactivated since it was verified. */
async function open(
  tx: Transaction,
  dependencies: IdentityDependencies,
  account: Account,
  passwordHash: string | null,
  caller: Caller,
): Promise<string | null> {
  const { id, email, fullName: name, language } = account;
  const at = dependencies.clock();
  const locked = await lockAccount(tx, id, 'update');
  if (locked?.state !== 'active' || locked.passwordHash !== account.passwordHash) return null;
  if (caller.sessionId !== null) await deleteSession(tx, caller.sessionId);
  if (passwordHash !== null) await replacePasswordHash(tx, id, passwordHash);
  if (await endLogin(tx, email)) {
    const template = 'sign_in_after_failures';
    await writeMail(tx, dependencies, {
      to: email,
      name,
      language,
      template,
      values: {},
      path: portalPaths.forgotPassword,
      at,
    });
  }
  await writeAudit(tx, { ...accountAudit(caller, id, at), action: 'auth.login' });
  await recordSignIn(tx, id, at);
  return startSession(tx, id, caller, dependencies.settings, at);
}

async function rejectLogin(
  { database, clock }: IdentityDependencies,
  email: string,
  account: Account | null,
  { requestId, ip }: Caller,
): Promise<never> {
  const subjectId = account?.id ?? keyOf(email);
  const subjectType = account === null ? 'unknown_email' : 'user';
  await writeAudit(database, {
    actorId: null,
    action: 'auth.login',
    outcome: 'refused',
    subjectType,
    subjectId,
    requestId,
    ip,
    at: clock(),
  });
  throw new InvalidInput({ email: ['credentials_wrong'] });
}

/** Ends the caller's session, if any. */
export async function logOut(
  { database, clock }: IdentityDependencies,
  { user, sessionId, ...caller }: Caller,
): Promise<void> {
  if (user === null || sessionId === null) return;
  await asService(database, 'no-tenant', async (tx) => {
    await deleteSession(tx, sessionId);
    await writeAudit(tx, { ...accountAudit(caller, user.id, clock()), action: 'auth.logout' });
  });
}
