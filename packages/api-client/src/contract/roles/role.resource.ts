import { accessByPermission, defineResource } from '../resources/resource';

/** Roles: permissions that their members have. */
export const rolesResource = /* @__PURE__ */ defineResource({
  route: 'roles',
  fields: {
    title: {
      type: 'text',
      recorded: true,
      input: 'save',
      maxLength: 120,
      sortable: true,
      searchable: true,
      exported: true,
      column: 'phone',
    },
    description: {
      type: 'text',
      recorded: true,
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 400,
      searchable: true,
      exported: true,
    },
    /** Number of members. */
    members: { type: 'integer', sortable: true, exported: true, column: 'wide' },
    /** An inactive role grants nothing. Default: true. */
    active: {
      type: 'boolean',
      recorded: true,
      input: 'save',
      optional: true,
      sortable: true,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** The role Administrators: has every permission, and cannot be renamed, deactivated or deleted. */
    built_in: { type: 'boolean' },
    /** Null for the built-in role. */
    author: { type: 'person', nullable: true, filterable: true, exported: true },
    last_modified: { type: 'person', nullable: true, exported: true },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true, column: 'wide' },
    /** `update`, `delete`, `duplicate`, `manage` (its members). */
    allowed_actions: { type: 'actions' },
    version: { type: 'integer', only: 'record' },
  },
  access: /* @__PURE__ */ accessByPermission('roles'),
  defaultSort: 'title',
});
