import type { OpenedInvitation } from '@atrium/api-client/contract';
import { findAccountByEmail, hashOf } from '../../identity';
import { Conflict, type DatabaseHandle, DomainError, NotFound } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { findTitle } from '../tenant.repository';
import { findInvitationByHash, type InvitationHead } from './invitation.repository';

/** The invitation of a link that works now; 404 for an unknown or withdrawn one, 409 once used, 410 when expired. */
export async function invitationOfLink(database: DatabaseHandle, token: string, now: Date): Promise<InvitationHead> {
  const head = await findInvitationByHash(database, hashOf(token));
  if (head === null || head.invitation.revokedAt !== null) throw new NotFound('invitation_unknown');
  if (head.invitation.acceptedAt !== null) throw new Conflict('already_member');
  if (head.invitation.expiresAt <= now) throw new DomainError(410, 'invitation_expired');
  return head;
}

/** What a link invites to. */
export async function openInvitation(
  { database, clock }: TenantsDependencies,
  token: string,
): Promise<OpenedInvitation> {
  const { invitation, inviter } = await invitationOfLink(database, token, clock());
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
