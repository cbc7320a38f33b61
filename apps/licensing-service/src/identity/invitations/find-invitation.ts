import { Conflict, type DatabaseHandle, DomainError, NotFound } from '../../platform';
import { hashOf } from '../accounts/secret-token';
import type { IdentityDependencies } from '../dependencies';
import type { FoundInvitation } from './found-invitation';
import { findRoleInvitation } from './role-invitation';

/** Finds the invitation of a link; 404 if unknown or revoked, 409 if used, 410 if expired. */
export async function findInvitation(
  dependencies: Pick<IdentityDependencies, 'findTenantInvitation' | 'realtime' | 'log'>,
  database: DatabaseHandle,
  token: string,
  now: Date,
): Promise<FoundInvitation> {
  const tokenHash = hashOf(token);
  const found =
    (await dependencies.findTenantInvitation(database, tokenHash)) ??
    (await findRoleInvitation(dependencies, database, tokenHash));
  if (found === null || found.isRevoked) throw new NotFound('invitation_unknown');
  if (found.isAccepted) throw new Conflict(found.acceptedCode);
  if (found.expiresAt <= now) throw new DomainError(410, 'invitation_expired');
  return found;
}
