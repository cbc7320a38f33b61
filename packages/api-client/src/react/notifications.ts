import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { listNotificationsEndpoint, readNotificationEndpoint, readNotificationsEndpoint } from '../contract';
import type { ApiClient } from '../http/api-client';
import { useApiClient } from './api-provider';
import { queryKeyOf } from './call-query';
import { useChange } from './use-change';

const perPage = 20;
const reads = [listNotificationsEndpoint];

/** The caller's notifications, newest first, twenty per page. */
export const notificationsQueryOptions = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(listNotificationsEndpoint),
    queryFn: ({ pageParam, signal }) =>
      client.call(listNotificationsEndpoint, {
        query: { per_page: perPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Refetches the newest notifications. */
export const refreshNotifications = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: queryKeyOf(listNotificationsEndpoint) });

/** Marks a notification as read. */
export function useReadNotification() {
  const { mutate } = useChange(readNotificationEndpoint, reads);
  return (id: string) => mutate({ params: { id } });
}

/** The caller's notifications and the number of unread ones. With `useRealtime`, new ones arrive automatically. */
export function useNotifications({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const query = useInfiniteQuery({ ...notificationsQueryOptions(useApiClient()), enabled });
  const read = useReadNotification();
  const readAll = useChange(readNotificationsEndpoint, reads);
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  return {
    /** Undefined until the first page is loaded. */
    notifications: data?.pages.flatMap((page) => page.data),
    unread: data?.pages[0]?.unread ?? 0,
    error,
    isFetching,
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void refetch(),
    read,
    readAll: () => readAll.mutate({}),
  };
}
