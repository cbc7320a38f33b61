import { type Fields, rolesResource } from '@atrium/api-client/contract';

/** The fields of roles in the audit log. */
export const recordedRoleFields: Fields = {
  ...rolesResource.fields,
  permissions: { type: 'text', names: 'permission', recorded: true },
  /** The members that an entry is about. */
  members: { type: 'person', recorded: true },
  source: { type: 'id', recorded: true },
};
