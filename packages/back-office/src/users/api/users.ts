import {
  addUserRolesEndpoint,
  anonymiseUserEndpoint,
  changeUserEndpoint,
  endUserSessionEndpoint,
  endUserSessionsEndpoint,
  getUserEndpoint,
  listGrantableRolesEndpoint,
  listUserSessionsEndpoint,
  listUsersEndpoint,
  previewAnonymisationEndpoint,
  removeUserRoleEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange, useRecord, useSave } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const calls = { list: listUsersEndpoint, get: getUserEndpoint, update: changeUserEndpoint };
const reads = [listUsersEndpoint, getUserEndpoint];

export const useUser = (id: string) => useRecord(getUserEndpoint, id);

/** Changes fields of a user, or activates or deactivates them. */
export const useSaveUser = () => useSave(calls);

/** Every role that users can have, with its permissions. */
export const useGrantableRoles = () => useQuery(callQueryOptions(useApiClient(), listGrantableRolesEndpoint));

export const useAddRoles = () => useChange(addUserRolesEndpoint, reads);

export const useRemoveRole = () => useChange(removeUserRoleEndpoint, reads);

export const useUserSessions = (id: string) => useRecord(listUserSessionsEndpoint, id);

export const useEndSession = () => useChange(endUserSessionEndpoint, [listUserSessionsEndpoint]);

export const useEndAllSessions = () => useChange(endUserSessionsEndpoint, [listUserSessionsEndpoint]);

export const useAnonymisation = (id: string) => useRecord(previewAnonymisationEndpoint, id);

export const useAnonymise = () => useChange(anonymiseUserEndpoint, [listUsersEndpoint]);
