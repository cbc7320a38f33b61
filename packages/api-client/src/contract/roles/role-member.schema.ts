import { Type, type Static } from 'typebox';
import { idParams, idSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { partSchema } from '../resources/field.schema';
import { roleCandidateList, roleMemberList } from './role-member-list';
import { roleSchema } from './role.schema';

/** A member of a role. */
export const roleMemberSchema = partSchema('RoleMember', roleMemberList.fields, 'list');
/** A user who may be added to a role. */
export const roleCandidateSchema = partSchema('RoleCandidate', roleCandidateList.fields, 'list');

/** A member of a role. */
export type RoleMember = Static<typeof roleMemberSchema>;
/** A user who may be added to a role. */
export type RoleCandidate = Static<typeof roleCandidateSchema>;

/** Request and response of `listRoleMembersEndpoint`. */
export const listRoleMembersSchema = {
  summary: 'Lists the members of a role.',
  params: idParams,
  query: listQuerySchema,
  answers: { 200: listOf('RoleMemberPage', roleMemberSchema) },
} as const;
/** Request and response of `listRoleCandidatesEndpoint`. */
export const listRoleCandidatesSchema = {
  summary: 'Lists users to add to a role, also those who cannot be added, with the reason.',
  params: idParams,
  query: listQuerySchema,
  answers: { 200: listOf('RoleCandidatePage', roleCandidateSchema) },
} as const;
/** Request and response of `addRoleMembersEndpoint`. */
export const addRoleMembersSchema = {
  summary:
    'Adds active users to a role; members stay. 403 `permissions_exceeded` if the role or one of the users has a permission that the caller lacks.',
  params: idParams,
  body: named('AddRoleMembersInput', { user_ids: Type.Array(idSchema, { minItems: 1, maxItems: 100 }) }),
  answers: { 200: roleSchema },
} as const;
/** Request and response of `removeRoleMemberEndpoint`. */
export const removeRoleMemberSchema = {
  summary:
    'Removes a member from a role; 409 `last_administrator` for the last active one of Administrators. 403 `permissions_exceeded` if the role or the member has a permission that the caller lacks.',
  params: Type.Object({ id: idSchema, user_id: idSchema }),
  answers: { 200: roleSchema },
  errors: [409],
} as const;
