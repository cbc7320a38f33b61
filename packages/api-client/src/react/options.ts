import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { optionsEndpoint, type OptionsInput } from '../contract';
import type { ApiClient } from '../http/api-client';
import { useApiClient } from './api-provider';
import { callQueryOptions, queryKeyOf } from './call-query';

/** Selects the options of a select. */
export type OptionsChoice = Omit<OptionsInput, 'page' | 'per_page' | 'selected'>;

const perPage = 10;

/** Options of a select, ten per page. */
export const optionsQueryOptions = (client: ApiClient, choice: OptionsChoice) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(optionsEndpoint, { body: choice }),
    queryFn: ({ pageParam, signal }) =>
      client.call(optionsEndpoint, { body: { ...choice, page: pageParam, per_page: perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page: page, last_page: last }) => (page < last ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/**
 * Options of a select: ten, and ten more with every `more()`. Keeps the shown ones while another search loads. The
 * select itself debounces typing.
 */
export function useOptions(choice: OptionsChoice, { enabled = true }: { readonly enabled?: boolean } = {}) {
  const query = useInfiniteQuery({ ...optionsQueryOptions(useApiClient(), choice), enabled });
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  return {
    /** Undefined until the first page is loaded. */
    options: data?.pages.flatMap((page) => page.data),
    error,
    isFetching,
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}

/** The chosen options by key, for the closed select. */
export function useSelectedOptions(namespace: string, keys: readonly string[]) {
  const selected = callQueryOptions(useApiClient(), optionsEndpoint, {
    body: { namespace, selected: [...keys], per_page: Math.max(1, keys.length) },
  });
  const { data, error } = useQuery({ ...selected, enabled: keys.length > 0 });
  return { options: keys.length === 0 ? [] : data?.data, error };
}
