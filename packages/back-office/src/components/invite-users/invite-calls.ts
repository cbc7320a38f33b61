import {
  inviteUsersEndpoint,
  listInvitableRolesEndpoint,
  listUserInvitationsEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** The roles that may be offered, with those that the user cannot give. */
export const useInvitableRoles = () => useQuery(callQueryOptions(useApiClient(), listInvitableRolesEndpoint));

/** Invites people, then reloads the pending invitations. */
export const useInviteUsers = () => useChange(inviteUsersEndpoint, [listUserInvitationsEndpoint]);
