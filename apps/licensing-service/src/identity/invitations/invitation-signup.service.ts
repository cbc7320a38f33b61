import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, signUpByInvitationSchema } from '@atrium/api-client/contract/schemas';
import { asService, type Caller, Conflict, type Transaction, writeAudit } from '../../platform';
import { accountAudit } from '../accounts/account-audit';
import {
  type Account,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  type NewAccount,
  recordSignIn,
  updateAccount,
} from '../accounts/account.repository';
import { createPasswordHash } from '../accounts/passwords';
import { checkRegistration } from '../accounts/registration-rules';
import { endTokensOf } from '../accounts/token.repository';
import type { IdentityDependencies } from '../dependencies';
import { deleteSession } from '../sessions/session.repository';
import { startSession } from '../sessions/session.service';
import { acceptFound } from './accept-invitation.service';
import { findInvitation } from './find-invitation';
import type { Accepted } from './found-invitation';

export type InvitationSignup = BodyOf<CallOf<typeof signUpByInvitationSchema>>;

export interface SignedUp extends Accepted {
  readonly userId: string;
  /** Value of the session cookie. */
  readonly session: string;
}

/** Creates an active, logged-in account that accepts. The link proves the e-mail, so no activation is needed. */
export async function signUpByInvitation(
  dependencies: IdentityDependencies,
  token: string,
  form: InvitationSignup,
  caller: Caller,
): Promise<SignedUp> {
  const { database, clock, settings } = dependencies;
  const { email } = await findInvitation(dependencies, database, token, clock());
  const registration = checkRegistration({ ...form, email }, settings);
  const passwordHash = await createPasswordHash(form.password);
  const at = clock();
  const account: NewAccount = {
    ...registration,
    email,
    passwordHash,
    language: caller.language,
    state: 'active',
    termsVersion: settings.terms.version,
    termsAcceptedAt: at,
    createdAt: at,
    updatedAt: at,
    activatedAt: at,
  };
  return asService(database, 'membership', async (tx) => {
    const user = await createOrActivate(tx, account, at);
    await writeAudit(tx, { ...accountAudit(caller, user.id, at), action: 'auth.signup', after: { by: 'invitation' } });
    const invitation = await findInvitation(dependencies, tx, token, at);
    const accepted = await acceptFound(tx, dependencies, token, invitation, { user, caller, at });
    if (caller.sessionId !== null) await deleteSession(tx, caller.sessionId);
    await recordSignIn(tx, user.id, at);
    const session = await startSession(tx, user.id, caller, settings, at);
    return { ...accepted, userId: user.id, session };
  });
}

/** Inserts an account, or activates a pending one with the new data; 409 for any other. */
async function createOrActivate(tx: Transaction, account: NewAccount, at: Date): Promise<Account> {
  const inserted = await insertAccount(tx, account);
  if (inserted !== null) return inserted;
  const existing = await findAccountByEmail(tx, account.email);
  const locked = existing === null ? null : await lockAccount(tx, existing.id, 'update');
  if (locked?.state !== 'pending') throw new Conflict('account_exists');
  const { createdAt: _, ...changes } = account;
  const activated = await updateAccount(tx, locked.id, changes, at);
  if (activated === null) throw new Conflict('account_exists');
  await endTokensOf(tx, locked.id, at);
  return activated;
}
