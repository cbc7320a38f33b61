import { Type, type Static } from 'typebox';
import { idParams, shownPersonSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { changesOf, partSchema, propertiesOf } from '../resources/field.schema';
import { rolesResource } from './role.resource';

const { fields } = rolesResource;

/** Permissions such as `view/customers`. */
const permissionsSchema = Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 });

/** A role in a list. */
export const roleSummarySchema = partSchema('RoleSummary', fields, 'list', {
  /** The first three members by name. */
  first_members: Type.Array(shownPersonSchema),
});

/** A role with its permissions. */
export const roleSchema = partSchema('Role', fields, 'record', {
  /** Sorted. Empty for Administrators, who have every permission. */
  permissions: Type.Array(Type.String()),
});

/** A module and the actions that permissions name for it. */
export const permissionModuleSchema = named('PermissionModule', {
  module: Type.String(),
  actions: Type.Array(Type.String()),
});

/** A role with its permissions. */
export type Role = Static<typeof roleSchema>;
/** A role in a list. */
export type RoleSummary = Static<typeof roleSummarySchema>;
/** A module and the actions that permissions name for it. */
export type PermissionModule = Static<typeof permissionModuleSchema>;

const ownPermissions =
  '403 `permissions_exceeded` unless the caller holds every permission that the role has before and after.';

/** Request and response of `listRolesEndpoint`. */
export const listRolesSchema = {
  summary: 'Lists the roles with the number of their members.',
  query: listQuerySchema,
  answers: { 200: listOf('RolePage', roleSummarySchema) },
} as const;
/** Request and response of `getRoleEndpoint`. */
export const getRoleSchema = {
  summary: 'Returns a role with its permissions.',
  params: idParams,
  answers: { 200: roleSchema },
} as const;
/** Request and response of `createRoleEndpoint`. */
export const createRoleSchema = {
  summary: `Creates a role without members. A permission brings \`view\` of its module along. ${ownPermissions}`,
  body: partSchema('CreateRoleInput', fields, 'create', { permissions: Type.Optional(permissionsSchema) }),
  answers: { 201: roleSchema },
} as const;
/** Request and response of `updateRoleEndpoint`. */
export const updateRoleSchema = {
  summary: `Changes the given fields of a role; \`permissions\` replaces all of them. 412 with the newer role if it has changed since \`_version\`; 409 \`role_built_in\` for Administrators. ${ownPermissions}`,
  params: idParams,
  body: named('UpdateRoleInput', {
    ...changesOf(propertiesOf(fields, 'save')),
    permissions: Type.Optional(permissionsSchema),
    /** The version that was edited. */
    _version: Type.Integer({ minimum: 0 }),
  }),
  answers: { 200: roleSchema },
  errors: [409, 412],
} as const;
/** Request and response of `deleteRoleEndpoint`. */
export const deleteRoleSchema = {
  summary: `Deletes a role; its members lose what it grants. 409 \`role_built_in\` for Administrators. ${ownPermissions}`,
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** Request and response of `duplicateRoleEndpoint`. */
export const duplicateRoleSchema = {
  summary: `Creates a role like another one. Active members are copied only with \`copy_members\`, which needs \`manage/members\`. ${ownPermissions}`,
  params: idParams,
  body: named('DuplicateRoleInput', {
    /** Default: the title followed by a number. */
    ...changesOf(propertiesOf({ title: fields.title, description: fields.description }, 'save')),
    /** Default: true. */
    copy_permissions: Type.Optional(Type.Boolean()),
    /** Default: false. */
    copy_members: Type.Optional(Type.Boolean()),
  }),
  answers: { 201: roleSchema },
} as const;

/** Request and response of `listPermissionsEndpoint`. */
export const listPermissionsSchema = {
  summary: 'Lists the modules and the actions that the calls of this service require a permission for.',
  answers: { 200: named('Permissions', { data: Type.Array(permissionModuleSchema) }) },
} as const;
