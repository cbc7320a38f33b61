import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, recordSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { choice, named } from '../named.schema';
import { changesOf, partSchema, propertiesOf } from '../resources/field.schema';
import { sessionListSchema } from '../sessions/session.schema';
import { tenantRoleSchema } from '../tenants/tenant-role.schema';
import { usersResource } from './user.resource';

/** Why an account cannot be changed, deactivated or anonymised by the caller. */
export const userBlockSchema = choice('UserBlock', [
  'own_account',
  'last_administrator',
  'more_permissions',
  'not_activated',
]);

/** A role with its permissions. */
export const grantedRoleSchema = named('GrantedRole', {
  ...recordSchema.properties,
  description: Type.String(),
  /** An inactive role grants nothing. */
  active: Type.Boolean(),
  /** Administrators: the role with every permission. */
  built_in: Type.Boolean(),
  /** Sorted; every permission of the service for Administrators. */
  permissions: Type.Array(Type.String()),
  /** Whether the caller has every permission of the role, so may add it to users and remove it. */
  grantable: Type.Boolean(),
});

/** A role of a user. */
export const userRoleSchema = named('UserRole', { ...grantedRoleSchema.properties, added_at: instantSchema });

/** A company CRM that a user is a member of. */
export const userTenantSchema = named('UserTenant', { ...recordSchema.properties, role: tenantRoleSchema });

/** A user in a list. */
export const userSummarySchema = partSchema('UserSummary', usersResource.fields, 'list');

const blockedBy = Type.Union([userBlockSchema, Type.Null()]);

/** A user with their roles and company CRMs. */
export const userSchema = partSchema('User', usersResource.fields, 'record', {
  roles: Type.Array(userRoleSchema),
  /** Open company CRMs; null if the caller may not view company CRMs. */
  tenants: Type.Union([Type.Array(userTenantSchema), Type.Null()]),
  /** Why the caller cannot activate or deactivate the account; null if they can. */
  activation_blocked_by: blockedBy,
});

/** What anonymising a user would change. */
export const anonymisationSchema = named('Anonymisation', {
  /** Why the account cannot be anonymised; null if it can, unless it owns company CRMs. */
  blocked_by: blockedBy,
  /** Number of open company CRMs whose only owner is the user: transfer or close them first. */
  owned: Type.Integer(),
  /** These company CRMs; empty if the caller may not view company CRMs. */
  owned_tenants: Type.Array(recordSchema),
  /** Sessions that would end. */
  sessions: Type.Integer(),
  /** Roles and memberships of company CRMs that would end. */
  roles: Type.Integer(),
  memberships: Type.Integer(),
  /** Pending invitations that would be revoked. */
  invitations: Type.Integer(),
});

/** A user with their roles and company CRMs. */
export type User = Static<typeof userSchema>;
/** A user in a list. */
export type UserSummary = Static<typeof userSummarySchema>;
/** A role of a user. */
export type UserRole = Static<typeof userRoleSchema>;
/** A role with its permissions. */
export type GrantedRole = Static<typeof grantedRoleSchema>;
/** A company CRM that a user is a member of. */
export type UserTenant = Static<typeof userTenantSchema>;
/** What anonymising a user would change. */
export type Anonymisation = Static<typeof anonymisationSchema>;
/** Why an account cannot be changed, deactivated or anonymised by the caller. */
export type UserBlock = Static<typeof userBlockSchema>;

/** Request and response of `listUsersEndpoint`. */
export const listUsersSchema = {
  summary: 'Lists the users with their roles and last sign-in.',
  query: listQuerySchema,
  answers: { 200: listOf('UserPage', userSummarySchema) },
} as const;
/** Request and response of `getUserEndpoint`. */
export const getUserSchema = {
  summary: 'Returns a user with their roles, permissions and company CRMs.',
  params: idParams,
  answers: { 200: userSchema },
} as const;
/** Request and response of `changeUserEndpoint`. */
export const changeUserSchema = {
  summary:
    'Changes name, username or position of a user, or activates or deactivates them; omitted fields stay. `_version` is required; 412 with the newer user if it has changed. 403 `more_permissions` for a user with a permission that the caller lacks; 409 `own_account`, `last_administrator` or `not_activated` if `active` cannot change.',
  params: idParams,
  body: named('ChangeUserInput', {
    ...changesOf(propertiesOf(usersResource.fields, 'save')),
    active: Type.Optional(Type.Boolean()),
    _version: Type.Integer({ minimum: 0 }),
  }),
  answers: { 200: userSchema },
  errors: [409, 412],
} as const;

/** Request and response of `listGrantableRolesEndpoint`. */
export const listGrantableRolesSchema = {
  summary: 'Lists every role that users can have, with its permissions, by title.',
  answers: { 200: named('GrantableRoles', { data: Type.Array(grantedRoleSchema) }) },
} as const;
/** Request and response of `addUserRolesEndpoint`. */
export const addUserRolesSchema = {
  summary:
    'Adds roles to a user; roles that the user has stay as they are. 403 `more_permissions` if the user or a role has a permission that the caller lacks.',
  params: idParams,
  body: named('AddUserRolesInput', { role_ids: Type.Array(idSchema, { minItems: 1, maxItems: 200 }) }),
  answers: { 200: userSchema },
} as const;
/** Request and response of `removeUserRoleEndpoint`. */
export const removeUserRoleSchema = {
  summary:
    'Removes a role of a user, and ends their sessions. 403 `more_permissions` if the user or the role has a permission that the caller lacks; 409 `last_administrator` for Administrators of the last active Administrator.',
  params: Type.Object({ id: idSchema, role_id: idSchema }),
  answers: { 200: userSchema },
  errors: [409],
} as const;

/** Request and response of `listUserSessionsEndpoint`. */
export const listUserSessionsSchema = {
  summary: 'Lists the sessions of a user by last use.',
  params: idParams,
  answers: { 200: sessionListSchema },
} as const;
/** Request and response of `endUserSessionEndpoint`. */
export const endUserSessionSchema = {
  summary: 'Ends one session of a user; 403 `more_permissions` for a user with a permission that the caller lacks.',
  params: Type.Object({ id: idSchema, session_id: idSchema }),
  answers: { 204: Type.Null() },
} as const;

/** Request and response of `previewAnonymisationEndpoint`. */
export const previewAnonymisationSchema = {
  summary: 'Returns what anonymising a user would change, and what prevents it.',
  params: idParams,
  answers: { 200: anonymisationSchema },
} as const;
/** Request and response of `anonymiseUserEndpoint`. */
export const anonymiseUserSchema = {
  summary:
    'Replaces the personal data of a user for good; their records stay. 403 `more_permissions` for a user with a permission that the caller lacks; 409 `own_account`, `last_administrator`, or `user_owns_tenants` with those company CRMs if the caller may view them.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
