import { upload } from '@atrium/api-client';
import {
  type AvatarInput,
  removeAvatarEndpoint,
  restoreAvatarEndpoint,
  setAvatarEndpoint,
} from '@atrium/api-client/contract';
import { useApiClient, useCall, useSetCurrentUser } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

/** Slow connections take a while; each part that is sent restarts the time-out. */
const transferTimeout = 60_000;

interface NewAvatar {
  readonly file: File;
  readonly part: AvatarInput;
}

/** Uploads the user's picture and the part of it to show. */
export function useSetAvatar() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ file, part }: NewAvatar) =>
      upload(client, setAvatarEndpoint, { body: part, files: { file }, timeout: transferTimeout }),
    onSuccess: useSetCurrentUser(),
  });
}

export const useRemoveAvatar = () => useCall(removeAvatarEndpoint, { onSuccess: useSetCurrentUser() });

export const useRestoreAvatar = () => useCall(restoreAvatarEndpoint, { onSuccess: useSetCurrentUser() });
