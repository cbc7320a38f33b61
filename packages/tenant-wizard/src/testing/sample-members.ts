import type { Invitation, Member, Members } from '@atrium/api-client/contract';
import { sampleUser } from '@atrium/api-client/testing/stub';

export function sampleMember(change: Partial<Member> = {}): Member {
  return {
    user_id: '019a9f00-0000-7000-8000-000000000002',
    full_name: 'Žan Ažman',
    email: 'zan@azman.example',
    role: 'manager',
    added_at: '2026-09-03T09:48:00.000Z',
    allowed_actions: ['update', 'transfer', 'remove'],
    ...change,
  };
}

export function sampleOpenInvitation(change: Partial<Invitation> = {}): Invitation {
  return {
    id: '019a9f00-0000-7000-8000-000000000091',
    email: 'neza@azman.example',
    role: 'viewer',
    language: 'sl',
    invited_by: { id: sampleUser.id, full_name: sampleUser.full_name },
    sent_at: '2026-11-20T09:42:00.000Z',
    expires_at: '2026-11-27T09:42:00.000Z',
    expired: false,
    allowed_actions: ['resend', 'revoke'],
    ...change,
  };
}

/** An owner's view: the user, a manager and two invitations, one of them expired. */
export function sampleMembers(change: Partial<Members> = {}): Members {
  const { id, full_name, email } = sampleUser;
  return {
    data: [sampleMember({ user_id: id, full_name, email, role: 'owner', allowed_actions: [] }), sampleMember()],
    invitations: [
      sampleOpenInvitation(),
      sampleOpenInvitation({
        id: '019a9f00-0000-7000-8000-000000000092',
        email: 'jure@azman.example',
        role: 'manager',
        expires_at: '2026-11-10T09:42:00.000Z',
        expired: true,
      }),
    ],
    allowed_actions: ['invite'],
    ...change,
  };
}

/** A viewer's view: only the own membership can be changed. */
export function membersForViewer(): Members {
  const [owner, manager] = sampleMembers().data;
  const { id, full_name, email } = sampleUser;
  const others = [owner, manager].flatMap((member) => member ?? []);
  return {
    data: [
      ...others.map((member, place) => ({
        ...member,
        user_id: `019a9f00-0000-7000-8000-00000000008${place}`,
        full_name: place === 0 ? 'Tina Oblak' : member.full_name,
        allowed_actions: [],
      })),
      sampleMember({ user_id: id, full_name, email, role: 'viewer', allowed_actions: ['leave'] }),
    ],
    invitations: [],
    allowed_actions: [],
  };
}
