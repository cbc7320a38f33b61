import { accountOf } from '../accounts/accounts';
import { ProblemError } from '../http/problem';
import { addNotification } from '../notifications/notifications';
import type { FakeInvitation, FakeState } from '../state';
import { membersOf } from './members';

export const titleOf = ({ tenants }: FakeState, id: string) => tenants.find((tenant) => tenant.id === id)?.title ?? '';

/** Adds a user to the company CRM of an invitation. */
export function join(state: FakeState, invitation: FakeInvitation, userId: string): void {
  const { tenantId, role } = invitation;
  if (membersOf(state, tenantId).some((member) => member.userId === userId))
    throw new ProblemError(409, 'already_member', 'You are a member already.');
  invitation.accepted = true;
  const owners = membersOf(state, tenantId).filter((member) => member.role === 'owner');
  state.members.push({ tenantId, userId, role, addedAt: state.now().toISOString() });
  const { full_name } = accountOf(state, userId).user;
  const data = { tenant_id: tenantId, tenant_title: titleOf(state, tenantId), user_id: userId, full_name, role };
  const recipients = new Set([invitation.invited_by.id, ...owners.map((owner) => owner.userId)]);
  for (const reader of recipients) addNotification(state, reader, { kind: 'invitation_accepted', data });
}
