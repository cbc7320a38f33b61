import type { OpenedInvitation } from '@atrium/api-client/contract';
import { findAccountByEmail, hashOf } from '../../identity';
import { Conflict, type DatabaseHandle, DomainError, NotFound } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { findTitle } from '../tenant.repository';
import { findInvitationByHash, type InvitationHead } from './invitation.repository';

/** Finds the invitation of a link; 404 if unknown or revoked, 409 if used, 410 if expired. */
export async function findInvitationByToken(
  database: DatabaseHandle,
  token: string,
  now: Date,
): Promise<InvitationHead> {
  const head = await findInvitationByHash(database, hashOf(token));
  if (head === null || head.invitation.revokedAt !== null) throw new NotFound('invitation_unknown');
  if (head.invitation.acceptedAt !== null) throw new Conflict('already_member');
  if (head.invitation.expiresAt <= now) throw new DomainError(410, 'invitation_expired');
  return head;
}

/** Returns the invitation shown on the public page of a link. */
export async function openInvitation(
  { database, clock }: TenantsDependencies,
  token: string,
): Promise<OpenedInvitation> {
  const { invitation, inviter } = await findInvitationByToken(database, token, clock());
  const { tenantId, role, email, expiresAt } = invitation;
  return {
    tenant_title: await findTitle(database, tenantId),
    role,
    invited_by: inviter.fullName,
    email,
    has_account: (await findAccountByEmail(database, email))?.state === 'active',
    expires_at: expiresAt.toISOString(),
  };
}
