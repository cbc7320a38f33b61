import { defineResource } from '../resources/resource';

const view = { kind: 'permission', permission: 'view/users' } as const;

/** Accounts of customers and of the operator's staff. Anonymised ones are not listed. */
export const usersResource = /* @__PURE__ */ defineResource({
  route: 'users',
  fields: {
    full_name: {
      type: 'text',
      recorded: true,
      input: 'save',
      maxLength: 120,
      sortable: true,
      searchable: true,
      exported: true,
      column: 'phone',
    },
    /** Unique, ignoring case: letters and digits in words joined by `.`, `_` or `-`. */
    username: {
      type: 'text',
      recorded: true,
      nullable: true,
      input: 'save',
      optional: true,
      maxLength: 64,
      pattern: '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$',
      sortable: true,
      searchable: true,
      exported: true,
      column: 'wide',
    },
    email: { type: 'text', recorded: true, sortable: true, searchable: true, exported: true },
    position_title: {
      type: 'text',
      recorded: true,
      nullable: true,
      input: 'save',
      optional: true,
      maxLength: 120,
      searchable: true,
      exported: true,
    },
    /** The id of the picture, for `GET /auth/avatars/{id}`. */
    avatar: { type: 'text', nullable: true },
    /** The user's roles, also inactive ones, by title. */
    roles: { type: 'records', filterable: true, exported: true, column: 'wide' },
    /** Whether the user has a role. */
    has_role: { type: 'boolean', only: 'query', filterable: true },
    /** `pending` until the e-mail is confirmed. */
    state: {
      type: 'choice',
      recorded: true,
      choices: ['active', 'inactive', 'pending'],
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** Whether the user can log in. Deactivating ends their sessions. */
    active: { type: 'boolean', filterable: true },
    language: { type: 'choice', choices: ['en', 'sl'], only: 'record' },
    /** Null before the first sign-in. */
    last_sign_in_at: {
      type: 'instant',
      nullable: true,
      sortable: true,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    updated_at: { type: 'instant', only: 'record' },
    activated_at: { type: 'instant', nullable: true, only: 'record' },
    /** `update`, `activate`, `deactivate`, `end-sessions`, `change-roles`, `anonymise`. */
    allowed_actions: { type: 'actions' },
    version: { type: 'integer' },
  },
  access: { list: view, get: view, update: { kind: 'permission', permission: 'update/users' } },
  defaultSort: 'full_name',
});
