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

/** What a change of the members shows in. */
const reads = [listMembersEndpoint, getTenantEndpoint, listTenantsEndpoint];

/** The members of a company CRM and its open invitations. */
export function useMembers(id: string) {
  return useQuery(callQueryOptions(useApiClient(), listMembersEndpoint, { params: { id } }));
}

/** Gives a member another role. */
export const useChangeRole = () => useChange(updateMemberEndpoint, reads);

/** Takes a member's access away. */
export const useRemoveMember = () => useChange(removeMemberEndpoint, reads);

/** Makes a member the owner and the caller a manager. */
export const useTransferTenant = () => useChange(transferTenantEndpoint, reads);

/** Ends the own membership; the caller leaves the page of the company CRM. */
export function useLeaveTenant() {
  const queries = useQueryClient();
  return useCall(removeMemberEndpoint, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: queryKeyOf(listTenantsEndpoint) }),
  });
}

/** Invites an e-mail. */
export const useInvite = () => useChange(createInvitationEndpoint, [listMembersEndpoint]);

/** Sends an invitation again, with a new link. */
export const useResendInvitation = () => useChange(resendInvitationEndpoint, [listMembersEndpoint]);

/** Takes an invitation back. */
export const useRevokeInvitation = () => useChange(revokeInvitationEndpoint, [listMembersEndpoint]);
