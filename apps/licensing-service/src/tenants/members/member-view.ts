import type { Invitation, Member, Members, TenantRole, TenantState } from '@atrium/api-client/contract';
import { hasPermission, type SessionUser } from '../../platform';
import type { InvitationHead } from './invitation.repository';
import type { MemberRow } from './member.repository';

export interface MembersView {
  readonly user: SessionUser;
  readonly state: TenantState;
  readonly members: readonly MemberRow[];
  readonly now: Date;
}

const order: readonly TenantRole[] = ['owner', 'manager', 'viewer'];
const names = new Intl.Collator('sl');

const isOwner = ({ role, state }: MemberRow) => role === 'owner' && state === 'active';

/** Whether the user is an owner and no other owner can log in. */
export function isLastOwner(members: readonly MemberRow[], userId: string): boolean {
  const owns = members.some((member) => member.userId === userId && member.role === 'owner');
  return owns && !members.some((member) => member.userId !== userId && isOwner(member));
}

const owns = ({ members, user }: MembersView) =>
  members.some(({ userId, role }) => userId === user.id && role === 'owner');

/** Whether the caller may invite and remove members and change roles. */
export function canManageMembers(view: MembersView): boolean {
  return hasPermission(view.user, 'update/tenants') || owns(view);
}

function actionsOn(view: MembersView, { userId, role }: MemberRow): string[] {
  const { members, user, state } = view;
  const last = isLastOwner(members, userId);
  const manages = canManageMembers(view);
  const changeable = state !== 'closed';
  return [
    ...(changeable && manages && !last ? ['update'] : []),
    ...(changeable && owns(view) && role !== 'owner' ? ['transfer'] : []),
    ...(last ? [] : userId === user.id ? ['leave'] : manages ? ['remove'] : []),
  ];
}

function toMember(view: MembersView, member: MemberRow): Member {
  const { userId, fullName, email, avatar, role, addedAt } = member;
  return {
    user_id: userId,
    full_name: fullName,
    email,
    avatar,
    role,
    added_at: addedAt.toISOString(),
    allowed_actions: actionsOn(view, member),
  };
}

export function toInvitation({ invitation, inviter }: InvitationHead, now: Date, manages: boolean): Invitation {
  const { id, email, role, language, sentAt, expiresAt } = invitation;
  return {
    id,
    email,
    role,
    language,
    invited_by: { id: inviter.id, full_name: inviter.fullName },
    sent_at: sentAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    expired: expiresAt <= now,
    allowed_actions: manages ? ['resend', 'revoke'] : [],
  };
}

export function toMembers(view: MembersView, invitations: readonly InvitationHead[]): Members {
  const sorted = view.members.toSorted(
    (one, other) => order.indexOf(one.role) - order.indexOf(other.role) || names.compare(one.fullName, other.fullName),
  );
  const manages = canManageMembers(view);
  return {
    data: sorted.map((member) => toMember(view, member)),
    invitations: invitations.map((invitation) => toInvitation(invitation, view.now, manages)),
    allowed_actions: manages && view.state !== 'closed' ? ['invite'] : [],
  };
}
