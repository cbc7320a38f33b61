import {
  acceptInvitationEndpoint,
  listTenantsEndpoint,
  openInvitationEndpoint,
  signUpByInvitationEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, queryKeyOf, useApiClient, useCall, useSetCurrentUser } from '@atrium/api-client/react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** What the link of an invitation leads to. */
export function useInvitation(token: string) {
  return useQuery({
    ...callQueryOptions(useApiClient(), openInvitationEndpoint, { params: { token } }),
    retry: false,
    gcTime: 0,
  });
}

const joinedKey = (token: string) => queryKeyOf(acceptInvitationEndpoint, { params: { token } });

/**
 * The id of the company CRM that an invitation has made somebody a member of, since the page was loaded. It outlives the
 * page's own state: signing in puts the navigation around the page, which restarts then.
 */
export function useJoinedTenant(token: string): string | undefined {
  return useQuery<string>({ queryKey: joinedKey(token), queryFn: skipToken, staleTime: Infinity }).data;
}

function useTakeMembership() {
  const queries = useQueryClient();
  return (token: string | undefined, tenantId: string) => {
    queries.setQueryData(joinedKey(token ?? ''), tenantId);
    void queries.invalidateQueries({ queryKey: queryKeyOf(listTenantsEndpoint) });
  };
}

/** Makes the signed-in user a member. */
export function useAcceptInvitation() {
  const takeMembership = useTakeMembership();
  return useCall(acceptInvitationEndpoint, {
    onSuccess: ({ tenant_id: id }, { params }) => takeMembership(params?.token, id),
  });
}

/** Registers the invited e-mail; the answer's user is signed in from then on. */
export function useSignUpByInvitation() {
  const takeMembership = useTakeMembership();
  const take = useSetCurrentUser();
  return useCall(signUpByInvitationEndpoint, {
    onSuccess: ({ tenant_id: id, user }, { params }) => {
      takeMembership(params?.token, id);
      take(user);
    },
  });
}
