import { asService, type Caller, Conflict, type SessionUser, type Transaction, Unauthenticated } from '../../platform';
import { lockAccount, normalizeEmail } from '../accounts/account.repository';
import type { IdentityDependencies } from '../dependencies';
import { findInvitation } from './find-invitation';
import type { Acceptance, Accepted, FoundInvitation } from './found-invitation';

/** Of simultaneous requests with one link one succeeds; the others find it used. */
export async function acceptFound(
  tx: Transaction,
  dependencies: IdentityDependencies,
  token: string,
  invitation: FoundInvitation,
  acceptance: Acceptance,
): Promise<Accepted> {
  const accepted = await invitation.accept(tx, acceptance);
  if (accepted !== null) return accepted;
  await findInvitation(dependencies, tx, token, acceptance.at);
  throw new Conflict();
}

/** The account must have the invited e-mail. */
export function acceptInvitation(
  dependencies: IdentityDependencies,
  { id }: SessionUser,
  token: string,
  caller: Caller,
): Promise<Accepted> {
  const at = dependencies.clock();
  return asService(dependencies.database, 'membership', async (tx) => {
    const user = await lockAccount(tx, id, 'share');
    if (user?.state !== 'active') throw new Unauthenticated();
    const invitation = await findInvitation(dependencies, tx, token, at);
    if (invitation.email !== normalizeEmail(user.email)) throw new Conflict('invitation_for_another');
    return acceptFound(tx, dependencies, token, invitation, { user, caller, at });
  });
}
