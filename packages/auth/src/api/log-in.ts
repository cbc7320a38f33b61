import { loginEndpoint } from '@atrium/api-client/contract';
import { useApiClient, useCall, useTakeCurrentUser } from '@atrium/api-client/react';
import { shareHelpDismissal } from './share-help-dismissal';

/** Opens a session; the answer is the current user from then on. */
export function useLogIn() {
  const client = useApiClient();
  const take = useTakeCurrentUser();
  return useCall(loginEndpoint, {
    onSuccess: (user) => {
      take(user);
      shareHelpDismissal(client, user).catch(() => undefined);
    },
  });
}
