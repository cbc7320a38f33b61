import {
  addRoleMembersEndpoint,
  createRoleEndpoint,
  deleteRoleEndpoint,
  duplicateRoleEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRoleCandidatesEndpoint,
  listRoleMembersEndpoint,
  listRolesEndpoint,
  removeRoleMemberEndpoint,
  updateRoleEndpoint,
  type ListQuery,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange, useDelete, useRecord, useSave } from '@atrium/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const calls = {
  list: listRolesEndpoint,
  get: getRoleEndpoint,
  create: createRoleEndpoint,
  update: updateRoleEndpoint,
  delete: deleteRoleEndpoint,
};
const reads = [listRolesEndpoint, getRoleEndpoint, listRoleMembersEndpoint, listRoleCandidatesEndpoint];

export const useRole = (id: string) => useRecord(getRoleEndpoint, id);

export const useSaveRole = () => useSave(calls);

export const useDeleteRole = () => useDelete(calls);

export const useCopyRole = () => useChange(duplicateRoleEndpoint, [listRolesEndpoint]);

/** The modules and actions that permissions name. */
export const usePermissionModules = () => useQuery(callQueryOptions(useApiClient(), listPermissionsEndpoint));

/** A page of the members of a role. Keeps the shown ones while another page loads. */
export const useRoleMembers = (id: string, query: ListQuery) =>
  useQuery({
    ...callQueryOptions(useApiClient(), listRoleMembersEndpoint, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });

/** A page of the users to add to a role. */
export const useRoleCandidates = (id: string, query: ListQuery) =>
  useQuery({
    ...callQueryOptions(useApiClient(), listRoleCandidatesEndpoint, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });

export const useAddMembers = () => useChange(addRoleMembersEndpoint, reads);

export const useRemoveMember = () => useChange(removeRoleMemberEndpoint, reads);
