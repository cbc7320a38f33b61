/** The part of React Query that a page reads: the answers of the first calls. */
import { answerOf } from '../answers';

interface Options {
  readonly queryKey: readonly unknown[];
  readonly enabled?: boolean;
}

const nothing = () => undefined;
const idle = { isError: false, error: null, isFetching: false, isPlaceholderData: false, refetch: nothing };

const same = <Value>(value: Value) => value;
export const queryOptions = same;
export const infiniteQueryOptions = same;
export const keepPreviousData = same;

export function useQuery({ queryKey, enabled = true }: Options) {
  const data = enabled ? answerOf(queryKey) : undefined;
  return { ...idle, data, isPending: data === undefined };
}

export const useInfiniteQuery = () => ({
  ...idle,
  data: undefined,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: nothing,
});
export const useMutation = () => ({ isPending: false, isError: false, error: null, mutate: nothing });
export const useQueryClient = () => undefined;
