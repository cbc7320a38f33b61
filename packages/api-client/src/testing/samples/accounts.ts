import { currentUserSchema, invitationSchema, membersSchema } from '../../contract/schemas';
import type { CurrentUser, Invitation, Member, Members, OpenedInvitation, Session } from '../../contract';
import { openedInvitationSchema } from '../../contract/invitations/invitation.schema';
import { memberSchema } from '../../contract/members/member.schema';
import { sessionSchema } from '../../contract/sessions/session.schema';
import { blankRecord } from './blank-record';

/** The password of every account of the fake service. */
export const samplePassword = 'modra-hisa7';

/** A user without any permission. */
export const sampleUser: CurrentUser = blankRecord(currentUserSchema, {
  id: '01990000-0000-7000-8000-00000000a001',
  full_name: 'Maja Kovač',
  email: 'maja.kovac@znidarsic.example',
  position_title: 'Head of operations',
});

/** A member of the role with every permission. */
export const sampleAdministrator: CurrentUser = {
  ...sampleUser,
  id: '01990000-0000-7000-8000-00000000a002',
  full_name: 'Andrej Novak',
  email: 'andrej.novak@znidarsic.example',
  position_title: null,
  roles: [{ id: '01990000-0000-7000-8000-00000000b001', title: 'Administrators' }],
};

/** A session of the sample user. */
export const sampleSession = (change: Partial<Session> = {}): Session =>
  blankRecord(sessionSchema, {
    id: '019a9f00-0000-7000-8000-0000000000e1',
    device: { browser: 'Firefox 132', system: 'Windows', kind: 'desktop' },
    ip: '192.0.2.4',
    created_at: '2026-11-20T08:00:00.000Z',
    last_used_at: '2026-11-21T09:42:00.000Z',
    ...change,
  });

/** This browser, a phone, and an unknown device. */
export const sampleSessions: readonly Session[] = [
  sampleSession({ current: true }),
  sampleSession({
    id: '019a9f00-0000-7000-8000-0000000000e2',
    device: { browser: 'Safari 18', system: 'iOS', kind: 'mobile' },
    ip: '192.0.2.17',
  }),
  sampleSession({
    id: '019a9f00-0000-7000-8000-0000000000e3',
    device: { browser: null, system: null, kind: 'unknown' },
    last_used_at: '2026-11-19T17:05:00.000Z',
  }),
];

/** An invitation as a person without an account opens it. */
export const sampleOpenedInvitation = (change: Partial<OpenedInvitation> = {}): OpenedInvitation =>
  blankRecord(openedInvitationSchema, {
    tenant_title: 'Kovinarstvo Ažman d.o.o.',
    role: 'manager',
    invited_by: 'Maja Kovač',
    email: 'zan@azman.example',
    expires_at: '2026-11-28T09:42:00.000Z',
    ...change,
  });

/** A member of a company CRM. */
export const sampleMember = (change: Partial<Member> = {}): Member =>
  blankRecord(memberSchema, {
    user_id: '019a9f00-0000-7000-8000-000000000002',
    full_name: 'Žan Ažman',
    email: 'zan@azman.example',
    role: 'manager',
    added_at: '2026-09-03T09:48:00.000Z',
    allowed_actions: ['update', 'transfer', 'remove'],
    ...change,
  });

/** A pending invitation, as the owner sees it. */
export const sampleInvitation = (change: Partial<Invitation> = {}): Invitation =>
  blankRecord(invitationSchema, {
    id: '019a9f00-0000-7000-8000-000000000091',
    email: 'neza@azman.example',
    role: 'viewer',
    language: 'sl',
    invited_by: { id: sampleUser.id, full_name: sampleUser.full_name },
    sent_at: '2026-11-20T09:42:00.000Z',
    expires_at: '2026-11-27T09:42:00.000Z',
    allowed_actions: ['resend', 'revoke'],
    ...change,
  });

const { id, full_name, email } = sampleUser;
const own = { user_id: id, full_name, email };

/** An owner's view: the user, a manager and two invitations, one of them expired. */
export const sampleMembers = (change: Partial<Members> = {}): Members =>
  blankRecord(membersSchema, {
    data: [sampleMember({ ...own, role: 'owner', allowed_actions: [] }), sampleMember()],
    invitations: [
      sampleInvitation(),
      sampleInvitation({
        id: '019a9f00-0000-7000-8000-000000000092',
        email: 'jure@azman.example',
        role: 'manager',
        expires_at: '2026-11-10T09:42:00.000Z',
        expired: true,
      }),
    ],
    allowed_actions: ['invite'],
    ...change,
  });

/** A viewer's view: only the own membership can be changed. */
export const membersForViewer = (): Members =>
  blankRecord(membersSchema, {
    data: [
      sampleMember({
        user_id: '019a9f00-0000-7000-8000-000000000080',
        full_name: 'Tina Oblak',
        email,
        role: 'owner',
        allowed_actions: [],
      }),
      sampleMember({ user_id: '019a9f00-0000-7000-8000-000000000081', allowed_actions: [] }),
      sampleMember({ ...own, role: 'viewer', allowed_actions: ['leave'] }),
    ],
  });
