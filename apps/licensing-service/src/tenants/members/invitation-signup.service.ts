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
  insertAccount,
  type NewAccount,
  startSession,
  trailOf,
  updateAccount,
} from '../../identity';
import { asService, type Caller, Conflict, type Transaction, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { addInvitedMember, type Membership } from './accept-invitation.service';
import { invitationOfLink } from './open-invitation.service';

export type InvitationSignup = BodyOf<CallOf<typeof signUpByInvitationSchema>>;

export interface SignedUp extends Membership {
  readonly userId: string;
  /** What the cookie holds. */
  readonly session: string;
}

/** Registers the invited e-mail, which the link proves: the account is active at once, a member, and logged in. */
export async function signUpByInvitation(
  dependencies: TenantsDependencies,
  token: string,
  form: InvitationSignup,
  caller: Caller,
): Promise<SignedUp> {
  const { database, clock, settings } = dependencies;
  const { invitation } = await invitationOfLink(database, token, clock());
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
    const user = await register(tx, account, at);
    await writeAudit(tx, { ...trailOf(caller, user.id, at), action: 'auth.signup', after: { by: 'invitation' } });
    const membership = await addInvitedMember(tx, dependencies, { token, user, caller, at });
    if (caller.sessionId !== null) await deleteSession(tx, caller.sessionId);
    const session = await startSession(tx, user.id, caller, settings, at);
    return { ...membership, userId: user.id, session };
  });
}

/** A new account, or one that waits for its activation, which the link makes up for; 409 for any other. */
async function register(tx: Transaction, account: NewAccount, at: Date): Promise<Account> {
  const written = await insertAccount(tx, account);
  if (written !== null) return written;
  const known = await findAccountByEmail(tx, account.email);
  const held = known === null ? null : await lockAccount(tx, known.id, 'update');
  if (held?.state !== 'pending') throw new Conflict('account_exists');
  const { createdAt: _, ...newer } = account;
  const activated = await updateAccount(tx, held.id, newer, at);
  if (activated === null) throw new Conflict('account_exists');
  await endTokensOf(tx, held.id, at);
  return activated;
}
