import type { OpenedInvitation } from '../../contract';
import { ProblemError } from '../http/problem';
import type { FakeState } from '../state';
import { invitedRoles } from '../user-invitations/invited-roles';
import { acceptUserInvitation, voidReason } from '../user-invitations/user-invitation';
import { invitationByToken } from './invitation';
import { join, titleOf } from './join';

/** The invitation of a link, whatever it is for. */
interface FoundInvitation {
  readonly email: string;
  readonly shown: Omit<OpenedInvitation, 'has_account'>;
  /** Adds the user, and returns the membership of a company CRM. */
  readonly accept: (userId: string) => Pick<OpenedInvitation, 'role'> & { tenant_id: string | null };
}

/** Finds the invitation of a valid link. */
export function foundInvitation(state: FakeState, token: string): FoundInvitation {
  return userInvitationOf(state, token) ?? tenantInvitationOf(state, token);
}

function userInvitationOf(state: FakeState, token: string): FoundInvitation | null {
  const invitation = state.userInvitations.find((one) => one.token === token && !one.withdrawn);
  if (invitation === undefined) return null;
  const { email, invited_by: inviter, expires_at } = invitation;
  if (invitation.accepted) throw new ProblemError(409, 'invitation_used', 'The invitation was accepted already.');
  if (Date.parse(expires_at) <= state.now().getTime())
    throw new ProblemError(410, 'invitation_expired', 'This invitation has expired.');
  if (voidReason(state, invitation) !== null)
    throw new ProblemError(410, 'invitation_void', 'This invitation is no longer valid.');
  const titles = invitedRoles(state, invitation).map(({ title }) => title);
  return {
    email,
    shown: { tenant_title: null, role: null, roles: titles, invited_by: inviter.full_name, email, expires_at },
    accept: (userId) => {
      acceptUserInvitation(state, invitation, userId);
      return { tenant_id: null, role: null };
    },
  };
}

function tenantInvitationOf(state: FakeState, token: string): FoundInvitation {
  const invitation = invitationByToken(state, token);
  const { tenantId, role, email, invited_by: inviter, expires_at } = invitation;
  const tenant_title = titleOf(state, tenantId);
  return {
    email,
    shown: { tenant_title, role, roles: [], invited_by: inviter.full_name, email, expires_at },
    accept: (userId) => {
      join(state, invitation, userId);
      return { tenant_id: tenantId, role };
    },
  };
}
