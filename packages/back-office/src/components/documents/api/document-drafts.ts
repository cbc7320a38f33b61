import {
  createDocumentDraftEndpoint,
  discardDocumentDraftEndpoint,
  getDocumentDraftEndpoint,
  listDocumentDraftsEndpoint,
  updateDocumentDraftEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useDelete, usePermission, useRecord, useSave } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const calls = {
  list: listDocumentDraftsEndpoint,
  get: getDocumentDraftEndpoint,
  create: createDocumentDraftEndpoint,
  update: updateDocumentDraftEndpoint,
  delete: discardDocumentDraftEndpoint,
};

/** The drafts of the user, newest first. Users who cannot create documents have none. */
export function useDocumentDrafts() {
  const canCreate = usePermission('create/documents');
  return useQuery({ ...callQueryOptions(useApiClient(), listDocumentDraftsEndpoint), enabled: canCreate });
}

export const useDocumentDraft = (id: string) => useRecord(getDocumentDraftEndpoint, id);

/** Makes a document from its content: as a new draft, or as another version of a draft. */
export const useMakeDraft = () => useSave(calls);

export const useDiscardDraft = () => useDelete(calls);
