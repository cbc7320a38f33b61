import type { CurrentUser, InvitableRole } from '../../contract';
import { can } from '../../session/can';

type FakeRole = Omit<InvitableRole, 'missing' | 'grantable'>;

/** The roles of the fake service. */
export const fakeRoles: readonly FakeRole[] = [
  {
    id: '01990000-0000-7000-8000-00000000b001',
    title: 'Administrators',
    description: '',
    built_in: true,
    permissions: [],
  },
  {
    id: '01990000-0000-7000-8000-00000000b002',
    title: 'Prodaja Gorenjska',
    description: 'Offers, orders and customers of the Gorenjska region',
    built_in: false,
    permissions: ['create/customers', 'update/customers', 'view/customers', 'view/media'],
  },
  {
    id: '01990000-0000-7000-8000-00000000b003',
    title: 'Računovodstvo',
    description: 'Invoices, prices and the register',
    built_in: false,
    permissions: ['update/price-list', 'view/customers', 'view/price-list', 'view/subscriptions'],
  },
  {
    id: '01990000-0000-7000-8000-00000000b004',
    title: 'Samo za branje',
    description: 'Sees everything of sales, changes nothing',
    built_in: false,
    permissions: ['view/customers', 'view/media'],
  },
];

/** A role, and whether a user may invite into it. */
export function showRole(role: FakeRole, user: CurrentUser): InvitableRole {
  const missing = role.permissions.filter((permission) => !can(user, permission));
  const grantable = role.built_in ? user.roles.some(({ title }) => title === role.title) : missing.length === 0;
  return { ...role, missing, grantable };
}

export const fakeRole = (id: string): FakeRole | undefined => fakeRoles.find((role) => role.id === id);
