import {
  askToFinishEndpoint,
  finishEditSessionEndpoint,
  getDocumentEndpoint,
  listDocumentsEndpoint,
  listDocumentVersionsEndpoint,
  listEditSessionsEndpoint,
  openEditSessionEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange } from '@atrium/api-client/react';
import { useIsMutating, useQuery } from '@tanstack/react-query';

/** A lock lapses without an event, so it is asked for while it lasts. */
const lockedInterval = 30_000;

/** Who is editing a document. */
export const useEditSessions = (id: string) =>
  useQuery({
    ...callQueryOptions(useApiClient(), listEditSessionsEndpoint, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ locked_at: lockedAt }) => lockedAt !== null) ? lockedInterval : false,
  });

export const useOpenEditSession = () => useChange(openEditSessionEndpoint, [listEditSessionsEndpoint]);

/** Ends editing. What was saved becomes a version. */
export const useFinishEditSession = () =>
  useChange(finishEditSessionEndpoint, [
    listEditSessionsEndpoint,
    getDocumentEndpoint,
    listDocumentVersionsEndpoint,
    listDocumentsEndpoint,
  ]);

/** Whether editing is being ended just now, after which the list has the session no more. */
export const useIsFinishing = (): boolean => useIsMutating({ mutationKey: [finishEditSessionEndpoint.id] }) > 0;

export const useAskToFinish = () => useChange(askToFinishEndpoint, [listEditSessionsEndpoint]);
