import {
  acceptInvitationEndpoint,
  listTenantsEndpoint,
  openInvitationEndpoint,
  signUpByInvitationEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, queryKeyOf, useApiClient, useCall, useSetCurrentUser } from '@atrium/api-client/react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Loads the invitation behind a link. */
export function useInvitation(token: string) {
  return useQuery({
    ...callQueryOptions(useApiClient(), openInvitationEndpoint, { params: { token } }),
    retry: false,
    gcTime: 0,
  });
}

const joinedKey = (token: string) => queryKeyOf(acceptInvitationEndpoint, { params: { token } });

/**
 * The id of the company CRM that the user joined by this invitation since the page loaded. It lives in the query cache
 * because signing in wraps the page in the navigation and remounts it.
 */
export function useJoinedTenant(token: string): string | undefined {
  return useQuery<string>({ queryKey: joinedKey(token), queryFn: skipToken, staleTime: Infinity }).data;
}

function useStoreMembership() {
  const queries = useQueryClient();
  return (token: string | undefined, tenantId: string) => {
    queries.setQueryData(joinedKey(token ?? ''), tenantId);
    void queries.invalidateQueries({ queryKey: queryKeyOf(listTenantsEndpoint) });
  };
}

/** Adds the signed-in user as a member. */
export function useAcceptInvitation() {
  const storeMembership = useStoreMembership();
  return useCall(acceptInvitationEndpoint, {
    onSuccess: ({ tenant_id: id }, { params }) => storeMembership(params?.token, id),
  });
}

/** Creates an account for the invited e-mail and signs it in. */
export function useSignUpByInvitation() {
  const storeMembership = useStoreMembership();
  const take = useSetCurrentUser();
  return useCall(signUpByInvitationEndpoint, {
    onSuccess: ({ tenant_id: id, user }, { params }) => {
      storeMembership(params?.token, id);
      take(user);
    },
  });
}
