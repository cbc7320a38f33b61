import type { Access } from '../endpoint';
import { defineResource } from '../resources/resource';

const viewers: Access = { kind: 'permission', permission: 'view/roles' };

/** Who may add and remove members, if they hold every permission of the role. */
export const managers: Access = { kind: 'permission', permission: ['view/roles', 'manage/members'] };

/** The columns of a role's members. */
export const roleMemberList = /* @__PURE__ */ defineResource({
  route: 'role-members',
  fields: {
    full_name: { type: 'text', sortable: true, searchable: true },
    email: { type: 'text', sortable: true, searchable: true },
    /** The id of the picture, for `GET /auth/avatars/{id}`. */
    avatar: { type: 'text', nullable: true },
    active: { type: 'boolean' },
    added_at: { type: 'instant', sortable: true },
    added_by: { type: 'person', nullable: true },
    /** `remove`. */
    allowed_actions: { type: 'actions' },
  },
  access: { list: viewers, get: viewers },
  defaultSort: '-added_at',
});

/** The columns of the users that may be added to a role. */
export const roleCandidateList = /* @__PURE__ */ defineResource({
  route: 'role-candidates',
  fields: {
    full_name: { type: 'text', sortable: true, searchable: true },
    email: { type: 'text', sortable: true, searchable: true },
    /** The id of the picture, for `GET /auth/avatars/{id}`. */
    avatar: { type: 'text', nullable: true },
    /** Why the user cannot be added; `protected`: they hold a permission that the caller lacks. */
    obstacle: { type: 'choice', choices: ['member', 'inactive', 'protected'], nullable: true },
  },
  access: { list: managers, get: managers },
  defaultSort: 'full_name',
});
