import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, signUpByInvitationSchema } from '@atrium/api-client/contract/schemas';
import {
  type Account,
  checkRegistration,
  createPasswordHash,
  deleteSession,
  endTokensOf,
  findAccountByEmail,
  lockAccount,
  recordSignIn,
  insertAccount,
  type NewAccount,
  startSession,
  accountAudit,
  updateAccount,
} from '../../identity';
import { asService, type Caller, Conflict, type Transaction, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { addInvitedMember, type Membership } from './accept-invitation.service';
import { findInvitationByToken } from './open-invitation.service';

export type InvitationSignup = BodyOf<CallOf<typeof signUpByInvitationSchema>>;

export interface SignedUp extends Membership {
  readonly userId: string;
  /** Value of the session cookie. */
  readonly session: string;
}

/** Creates an active, logged-in account with membership. The link proves the e-mail, so no activation is needed. */
export async function signUpByInvitation(
  dependencies: TenantsDependencies,
  token: string,
  form: InvitationSignup,
  caller: Caller,
): Promise<SignedUp> {
  const { database, clock, settings } = dependencies;
  const { invitation } = await findInvitationByToken(database, token, clock());
  const registration = checkRegistration({ ...form, email: invitation.email }, settings);
  const passwordHash = await createPasswordHash(form.password);
  const at = clock();
  const account: NewAccount = {
    ...registration,
    email: invitation.email,
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
    const membership = await addInvitedMember(tx, dependencies, { token, user, caller, at });
    if (caller.sessionId !== null) await deleteSession(tx, caller.sessionId);
    await recordSignIn(tx, user.id, at);
    const session = await startSession(tx, user.id, caller, settings, at);
    return { ...membership, userId: user.id, session };
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
