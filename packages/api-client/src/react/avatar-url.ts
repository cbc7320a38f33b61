import { avatarEndpoint } from '../contract';
import { useApiClient } from './api-provider';

/** Addresses of users' pictures by the id in `avatar`. */
export function useAvatarUrl(): (avatar: string | null | undefined) => string | undefined {
  const { baseUrl } = useApiClient();
  return (avatar) =>
    avatar === null || avatar === undefined
      ? undefined
      : baseUrl + avatarEndpoint.path.replace('{id}', encodeURIComponent(avatar));
}
