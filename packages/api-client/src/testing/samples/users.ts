import type { GrantedRole, User, UserRole, UserSummary } from '../../contract';
import { grantedRoleSchema, userRoleSchema, userSchema, userSummarySchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';

const base = '01990000-0000-7000-8000-00000000';

const administrators = {
  id: `${base}b001`,
  title: 'Administrators',
  description: 'Allowed everything',
  active: true,
  built_in: true,
  permissions: [],
};

/** A role that the caller may grant. */
export const sampleGrantedRole = (change: Partial<GrantedRole> = {}): GrantedRole =>
  blankRecord(grantedRoleSchema, {
    id: `${base}b002`,
    title: 'Prodaja Gorenjska',
    description: 'Offers, orders and customers of the Gorenjska region',
    active: true,
    permissions: ['create/customers', 'update/customers', 'view/customers', 'view/media', 'view/tenants'],
    grantable: true,
    ...change,
  });

/** A role of a user. */
export const sampleUserRole = (change: Partial<UserRole> = {}): UserRole =>
  blankRecord(userRoleSchema, { ...sampleGrantedRole(), added_at: '2026-10-28T08:05:00.000Z', ...change });

const mediaRole = {
  id: `${base}b003`,
  title: 'Oblikovanje predlog',
  description: 'Templates and media',
  permissions: ['create/media', 'delete/media', 'update/codelists', 'update/media', 'view/customers', 'view/media'],
};

/** Every role of the operator: Administrators, two of the sample user, and two others. */
export const sampleGrantedRoles: readonly GrantedRole[] = [
  { ...administrators, permissions: ['view/users'], grantable: false },
  sampleGrantedRole(mediaRole),
  sampleGrantedRole({
    id: `${base}b004`,
    title: 'Podpora uporabnikom',
    description: 'Company CRMs and their set-up, without money',
    permissions: ['update/tenants', 'view/media', 'view/subscriptions', 'view/tenants', 'view/users'],
  }),
  sampleGrantedRole(),
  sampleGrantedRole({
    id: `${base}b005`,
    title: 'Samo za branje',
    description: 'Sees customers and media',
    active: false,
    permissions: ['view/customers', 'view/media'],
  }),
];

const everyAction = ['update', 'deactivate', 'end-sessions', 'change-roles', 'anonymise'];

/** A user in a list. */
export const sampleUserSummary = (change: Partial<UserSummary> = {}): UserSummary =>
  blankRecord(userSummarySchema, {
    id: `${base}c001`,
    full_name: 'Špela Črešnjevec',
    username: 'spela.cresnjevec',
    email: 'spela.cresnjevec@arkada.example',
    position_title: 'Consultant',
    roles: [{ id: `${base}b002`, title: 'Prodaja Gorenjska' }],
    state: 'active',
    active: true,
    last_sign_in_at: '2026-11-21T09:38:00.000Z',
    created_at: '2026-09-14T13:20:00.000Z',
    allowed_actions: everyAction,
    version: 3,
    ...change,
  });

/** A user with two roles and a company CRM. */
export const sampleUserRecord = (change: Partial<User> = {}): User =>
  blankRecord(userSchema, {
    ...sampleUserSummary(),
    language: 'sl',
    updated_at: '2026-11-20T10:00:00.000Z',
    activated_at: '2026-09-14T13:21:00.000Z',
    roles: [sampleUserRole({ ...mediaRole, added_at: '2026-09-14T13:22:00.000Z' }), sampleUserRole()],
    tenants: [{ id: `${base}d001`, title: 'Kovinarstvo Ažman', role: 'owner' }],
    activation_blocked_by: null,
    ...change,
  });

/** A list of users: several roles, none, an inactive and a pending one. */
export const sampleUserRows: readonly UserSummary[] = [
  sampleUserSummary({
    id: `${base}c002`,
    full_name: 'Maja Kovač',
    username: 'maja.kovac',
    email: 'maja.kovac@arkada.example',
    roles: [
      { id: `${base}b001`, title: 'Administrators' },
      { id: `${base}b002`, title: 'Prodaja Gorenjska' },
    ],
    allowed_actions: [],
  }),
  sampleUserSummary({
    id: `${base}c003`,
    full_name: 'Petra Čuček',
    username: 'petra.cucek',
    email: 'petra.cucek@arkada.example',
    state: 'inactive',
    active: false,
    last_sign_in_at: '2026-06-30T10:00:00.000Z',
    allowed_actions: ['update', 'activate', 'end-sessions', 'change-roles', 'anonymise'],
  }),
  sampleUserSummary(),
  sampleUserSummary({
    id: `${base}c004`,
    full_name: 'Lučka Pečar',
    username: null,
    email: 'lucka.pecar@arkada.example',
    roles: [],
    state: 'pending',
    active: false,
    last_sign_in_at: null,
    allowed_actions: ['update'],
  }),
];
