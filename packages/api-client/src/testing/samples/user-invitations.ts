import type { InvitableRole, UserInvitation } from '../../contract';
import { invitableRoleSchema, userInvitationSchema } from '../../contract/schemas';
import { sampleUser } from './accounts';
import { blankRecord } from './blank-record';

const roleId = (number: number) => `01990000-0000-7000-8000-00000000b00${number}`;

const invitableRole = (role: Partial<InvitableRole>) => blankRecord(invitableRoleSchema, role);

/** The roles, as a person sees them who lacks some permissions of Računovodstvo and is no Administrator. */
export const sampleInvitableRoles: readonly InvitableRole[] = [
  invitableRole({ id: roleId(1), title: 'Administrators', built_in: true }),
  invitableRole({
    id: roleId(2),
    title: 'Prodaja Gorenjska',
    description: 'Offers, orders and customers of the Gorenjska region',
    permissions: ['create/customers', 'update/customers', 'view/customers', 'view/media'],
    grantable: true,
  }),
  invitableRole({
    id: roleId(3),
    title: 'Računovodstvo',
    description: 'Invoices, prices and the register',
    permissions: ['update/price-list', 'view/customers', 'view/price-list', 'view/subscriptions'],
    missing: ['update/price-list', 'view/price-list', 'view/subscriptions'],
  }),
  invitableRole({
    id: roleId(4),
    title: 'Samo za branje',
    description: 'Sees everything of sales, changes nothing',
    permissions: ['view/customers', 'view/media'],
    grantable: true,
  }),
];

const inviter = { id: sampleUser.id, full_name: sampleUser.full_name };
const titled = (at: number) => {
  const { id = '', title = '' } = sampleInvitableRoles[at] ?? {};
  return { id, title };
};

/** A pending invitation of the operator. */
export const sampleUserInvitation = (change: Partial<UserInvitation> = {}): UserInvitation =>
  blankRecord(userInvitationSchema, {
    id: '019a9f00-0000-7000-8000-0000000000f1',
    email: 'tina.zupan@arkada.example',
    roles: [titled(1)],
    language: 'sl',
    invited_by: inviter,
    sent_at: '2026-11-21T08:30:00.000Z',
    expires_at: '2026-11-28T08:30:00.000Z',
    state: 'waiting',
    sendings: 1,
    allowed_actions: ['resend', 'withdraw'],
    ...change,
  });

/** An invitation in each state. */
export const sampleUserInvitations: readonly UserInvitation[] = [
  sampleUserInvitation(),
  sampleUserInvitation({
    id: '019a9f00-0000-7000-8000-0000000000f2',
    email: 'luka.bizjak@arkada.example',
    roles: [titled(3), titled(1)],
    sent_at: '2026-11-20T13:12:00.000Z',
    expires_at: '2026-11-27T13:12:00.000Z',
    sendings: 3,
    allowed_actions: ['withdraw'],
  }),
  sampleUserInvitation({
    id: '019a9f00-0000-7000-8000-0000000000f3',
    email: 'nina.rozman@arkada.example',
    roles: [titled(3)],
    language: 'en',
    sent_at: '2026-11-20T13:12:00.000Z',
    expires_at: '2026-11-27T13:12:00.000Z',
    state: 'refused',
  }),
  sampleUserInvitation({
    id: '019a9f00-0000-7000-8000-0000000000f4',
    email: 'marko.vidic@arkada.example',
    roles: [titled(2)],
    sent_at: '2026-11-11T07:02:00.000Z',
    expires_at: '2026-11-18T07:02:00.000Z',
    state: 'expired',
    allowed_actions: [],
  }),
  sampleUserInvitation({
    id: '019a9f00-0000-7000-8000-0000000000f5',
    email: 'sara.kralj@arkada.example',
    sent_at: '2026-11-20T15:47:00.000Z',
    expires_at: '2026-11-27T15:47:00.000Z',
    invited_by: { id: '019a9f00-0000-7000-8000-000000000002', full_name: 'Petra Čuček' },
    state: 'void',
    void_reason: 'inviter',
  }),
];
