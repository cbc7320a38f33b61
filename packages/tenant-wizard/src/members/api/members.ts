import {
  createInvitationEndpoint,
  getTenantEndpoint,
  listMembersEndpoint,
  listTenantsEndpoint,
  removeMemberEndpoint,
  resendInvitationEndpoint,
  revokeInvitationEndpoint,
  transferTenantEndpoint,
  updateMemberEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, queryKeyOf, useApiClient, useCall, useChange } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Queries that show members. */
const reads = [listMembersEndpoint, getTenantEndpoint, listTenantsEndpoint];

export function useMembers(id: string) {
  return useQuery(callQueryOptions(useApiClient(), listMembersEndpoint, { params: { id } }));
}

export const useChangeRole = () => useChange(updateMemberEndpoint, reads);

export const useRemoveMember = () => useChange(removeMemberEndpoint, reads);

/** Makes a member the owner and the current owner a manager. */
export const useTransferTenant = () => useChange(transferTenantEndpoint, reads);

/** Leaves the company CRM; the caller leaves its page. */
export function useLeaveTenant() {
  const queries = useQueryClient();
  return useCall(removeMemberEndpoint, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: queryKeyOf(listTenantsEndpoint) }),
  });
}

export const useInvite = () => useChange(createInvitationEndpoint, [listMembersEndpoint]);

/** Sends an invitation again, with a new link. */
export const useResendInvitation = () => useChange(resendInvitationEndpoint, [listMembersEndpoint]);

export const useRevokeInvitation = () => useChange(revokeInvitationEndpoint, [listMembersEndpoint]);
