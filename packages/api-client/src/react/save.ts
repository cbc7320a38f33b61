import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Endpoint, CallShape } from '../contract';
import { ApiError, NotFoundError, StaleError } from '../http/api-error';
import type { CallError } from '../http/call-types';
import type { CallParts } from '../http/client-options';
import { useApiClient } from './api-provider';
import { argumentsOf, queryKeyOf } from './call-query';
import { useIdempotencyKeys } from './use-idempotency-keys';

/** Calls that read records. Their results are refetched after every change. */
export interface ReadCalls {
  readonly list?: Endpoint;
  readonly get?: Endpoint;
}

/** Calls that save records. */
export interface SaveCalls<C extends CallShape, U extends CallShape> extends ReadCalls {
  readonly create?: Endpoint<C>;
  readonly update?: Endpoint<U>;
}

/** A new record, or a change of the record with this id. */
export type Saved<C extends CallShape, U extends CallShape> =
  | { readonly id?: undefined; readonly body?: BodyOf<C> }
  | { readonly id: string; readonly body: BodyOf<U> };

/** Refetches a record and every page of its list; all records without an id. */
export function refreshRecords(queries: QueryClient, { list, get }: ReadCalls, id?: string): Promise<unknown> {
  const parts = id === undefined ? {} : { params: { id } };
  return Promise.all([
    list && queries.invalidateQueries({ queryKey: queryKeyOf(list) }),
    get && queries.invalidateQueries({ queryKey: queryKeyOf(get, parts) }),
  ]);
}

const idOf = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? record.id
    : undefined;

/**
 * Saves a record: creates one without an id, updates the one with the id otherwise. The response becomes the record,
 * and its lists are refetched; so does the newer record of a stale save.
 */
export function useSave<C extends CallShape = never, U extends CallShape = never>(
  calls: SaveCalls<C, U>,
): UseMutationResult<AnswerOf<C> | AnswerOf<U>, CallError<C> | CallError<U>, Saved<C, U>> {
  const client = useApiClient();
  const byKey = useIdempotencyKeys();
  const queries = useQueryClient();
  const { create, update, get, list } = calls;

  async function save({ id, body }: Saved<C, U>): Promise<AnswerOf<C> | AnswerOf<U>> {
    const given: CallParts = body ? { body } : {};
    if (id === undefined && create)
      return byKey(create, given, (parts) => client.call(create, ...argumentsOf<C>(parts)));
    if (id !== undefined && update) return client.call(update, ...argumentsOf<U>({ params: { id }, ...given }));
    throw new TypeError('useSave has no call for this.');
  }

  function show(record: unknown): void {
    const id = idOf(record);
    if (get && id !== undefined) queries.setQueryData(queryKeyOf(get, { params: { id } }), record);
    if (list) void queries.invalidateQueries({ queryKey: queryKeyOf(list) });
  }

  return useMutation<AnswerOf<C> | AnswerOf<U>, CallError<C> | CallError<U>, Saved<C, U>>({
    networkMode: 'always',
    mutationFn: save,
    onSuccess: show,
    onError: (error) => {
      if (error instanceof StaleError) show(error.problem['current']);
    },
  });
}

/**
 * Deletes a record by id. Removes its data and refetches its lists before the deletion completes, also if the service
 * refused it, because the record has changed or is gone.
 */
export function useDelete<D extends CallShape>(
  calls: ReadCalls & { readonly delete: Endpoint<D> },
): UseMutationResult<AnswerOf<D>, CallError<D>, string> {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation<AnswerOf<D>, CallError<D>, string>({
    networkMode: 'always',
    mutationFn: (id) => client.call(calls.delete, ...argumentsOf<D>({ params: { id } })),
    onSettled: async (_answer, error, id) => {
      const isGone = error === null || error instanceof NotFoundError;
      if (calls.get && isGone) queries.removeQueries({ queryKey: queryKeyOf(calls.get, { params: { id } }) });
      if (calls.list && (isGone || error instanceof ApiError))
        await queries.invalidateQueries({ queryKey: queryKeyOf(calls.list) });
    },
  });
}
