import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Endpoint, CallShape } from '../contract';
import type { CallError } from '../http/call-types';
import type { CallParts } from '../http/client-options';
import { useApiClient } from './api-provider';
import { argumentsOf, queryKeyOf } from './call-query';
import { useKeptKey } from './kept-key';

/** The calls by which records are read; what they have answered follows every change. */
export interface ReadCalls {
  readonly list?: Endpoint;
  readonly get?: Endpoint;
}

/** The calls by which records are saved. */
export interface SaveCalls<C extends CallShape, U extends CallShape> extends ReadCalls {
  readonly create?: Endpoint<C>;
  readonly update?: Endpoint<U>;
}

/** What is saved: a new record, or what changes in the one with this id. */
export type Saved<C extends CallShape, U extends CallShape> =
  | { readonly id?: undefined; readonly body?: BodyOf<C> }
  | { readonly id: string; readonly body: BodyOf<U> };

/** Asks again for a record and for every page of its list; without an id for all records. */
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
 * Saves a record: makes one where no id is given, changes the one with the id otherwise. The answer is the record from
 * then on, and its lists are asked for again.
 */
export function useSave<C extends CallShape = never, U extends CallShape = never>(
  calls: SaveCalls<C, U>,
): UseMutationResult<AnswerOf<C> | AnswerOf<U>, CallError<C> | CallError<U>, Saved<C, U>> {
  const client = useApiClient();
  const byKey = useKeptKey();
  const queries = useQueryClient();
  const { create, update, get, list } = calls;

  async function save({ id, body }: Saved<C, U>): Promise<AnswerOf<C> | AnswerOf<U>> {
    const given: CallParts = body ? { body } : {};
    if (id === undefined && create)
      return byKey(create, given, (parts) => client.call(create, ...argumentsOf<C>(parts)));
    if (id !== undefined && update) return client.call(update, ...argumentsOf<U>({ params: { id }, ...given }));
    throw new TypeError('useSave has no call for this.');
  }

  return useMutation<AnswerOf<C> | AnswerOf<U>, CallError<C> | CallError<U>, Saved<C, U>>({
    networkMode: 'always',
    mutationFn: save,
    onSuccess: (record) => {
      const id = idOf(record);
      if (get && id !== undefined) queries.setQueryData(queryKeyOf(get, { params: { id } }), record);
      if (list) void queries.invalidateQueries({ queryKey: queryKeyOf(list) });
    },
  });
}

/** Deletes a record by its id; its data goes, and its lists are asked for again before the deletion counts as done. */
export function useDelete<D extends CallShape>(
  calls: ReadCalls & { readonly delete: Endpoint<D> },
): UseMutationResult<AnswerOf<D>, CallError<D>, string> {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation<AnswerOf<D>, CallError<D>, string>({
    networkMode: 'always',
    mutationFn: (id) => client.call(calls.delete, ...argumentsOf<D>({ params: { id } })),
    onSuccess: async (_answer, id) => {
      if (calls.get) queries.removeQueries({ queryKey: queryKeyOf(calls.get, { params: { id } }) });
      if (calls.list) await queries.invalidateQueries({ queryKey: queryKeyOf(calls.list) });
    },
  });
}
