import {
  acceptInvitationEndpoint,
  listTenantsEndpoint,
  openInvitationEndpoint,
  signUpByInvitationEndpoint,
} from '@atrium/api-client/contract';
import {
  callQueryOptions,
  currentUserQueryOptions,
  queryKeyOf,
  useApiClient,
  useCall,
  useSetCurrentUser,
} from '@atrium/api-client/react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Loads the invitation behind a link. */
export function useInvitation(token: string) {
  return useQuery({
    ...callQueryOptions(useApiClient(), openInvitationEndpoint, { params: { token } }),
    retry: false,
    gcTime: 0,
  });
}

const acceptedKey = (token: string) => queryKeyOf(acceptInvitationEndpoint, { params: { token } });

/** An invitation that the user has accepted. */
interface AcceptedInvitation {
  /** The joined company CRM; null for an invitation of the operator. */
  readonly tenantId: string | null;
}

/**
 * The invitation of a link, once the user has accepted it since the page loaded. It lives in the query cache because
 * signing in wraps the page in the navigation and remounts it.
 */
export function useAcceptedInvitation(token: string): AcceptedInvitation | undefined {
  return useQuery<AcceptedInvitation>({ queryKey: acceptedKey(token), queryFn: skipToken, staleTime: Infinity }).data;
}

function useStoreAccepted() {
  const queries = useQueryClient();
  return (token: string | undefined, tenantId: string | null) => {
    queries.setQueryData<AcceptedInvitation>(acceptedKey(token ?? ''), { tenantId });
    void queries.invalidateQueries({ queryKey: queryKeyOf(listTenantsEndpoint) });
  };
}

/** Adds the signed-in user as a member, or gives them the roles. Their permissions are read again before it resolves. */
export function useAcceptInvitation() {
  const storeAccepted = useStoreAccepted();
  const queries = useQueryClient();
  const client = useApiClient();
  return useCall(acceptInvitationEndpoint, {
    onSuccess: async ({ tenant_id: id }, { params }) => {
      if (id === null) await queries.refetchQueries(currentUserQueryOptions(client));
      storeAccepted(params?.token, id);
    },
  });
}

/** Creates an account for the invited e-mail and signs it in. */
export function useSignUpByInvitation() {
  const storeAccepted = useStoreAccepted();
  const take = useSetCurrentUser();
  return useCall(signUpByInvitationEndpoint, {
    onSuccess: ({ tenant_id: id, user }, { params }) => {
      storeAccepted(params?.token, id);
      take(user);
    },
  });
}
