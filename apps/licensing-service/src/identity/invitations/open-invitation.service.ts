import type { OpenedInvitation } from '@atrium/api-client/contract';
import { findAccountByEmail } from '../accounts/account.repository';
import type { IdentityDependencies } from '../dependencies';
import { findInvitation } from './find-invitation';

/** Returns the invitation shown on the public page of a link. */
export async function openInvitation(dependencies: IdentityDependencies, token: string): Promise<OpenedInvitation> {
  const { database, clock } = dependencies;
  const invitation = await findInvitation(dependencies, database, token, clock());
  const { email, inviter, expiresAt } = invitation;
  return {
    ...(await invitation.describe(database)),
    invited_by: inviter,
    email,
    has_account: (await findAccountByEmail(database, email))?.state === 'active',
    expires_at: expiresAt.toISOString(),
  };
}
