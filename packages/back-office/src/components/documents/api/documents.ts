import {
  createDocumentEndpoint,
  deleteDocumentEndpoint,
  readDocumentContentEndpoint,
  duplicateDocumentEndpoint,
  getDocumentEndpoint,
  listDocumentDraftsEndpoint,
  listDocumentsEndpoint,
  listDocumentVersionsEndpoint,
  restoreDocumentVersionEndpoint,
  updateDocumentEndpoint,
  type ListFilter,
} from '@atrium/api-client/contract';
import {
  callQueryOptions,
  useApiClient,
  useChange,
  useDelete,
  useList,
  useRecord,
  useSave,
} from '@atrium/api-client/react';
import { useMutation, useQuery } from '@tanstack/react-query';

const calls = {
  list: listDocumentsEndpoint,
  get: getDocumentEndpoint,
  update: updateDocumentEndpoint,
  delete: deleteDocumentEndpoint,
};
const reads = [listDocumentsEndpoint, getDocumentEndpoint, listDocumentVersionsEndpoint];

export const useDocument = (id: string) => useRecord(getDocumentEndpoint, id);

export const useUpdateDocument = () => useSave(calls);

export const useDeleteDocument = () => useDelete(calls);

/** Creates a draft with the content of a document. */
export const useDuplicateDocument = () => useChange(duplicateDocumentEndpoint, [listDocumentDraftsEndpoint]);

/** Saves a draft as a document, or as the next version of one. */
export const useSaveDraft = () => useChange(createDocumentEndpoint, [...reads, listDocumentDraftsEndpoint]);

export const useRestoreVersion = () => useChange(restoreDocumentVersionEndpoint, reads);

/** The versions of a document, newest first. */
export const useDocumentVersions = (id: string) =>
  useQuery(callQueryOptions(useApiClient(), listDocumentVersionsEndpoint, { params: { id } }));

/** Number of the documents that match a filter; undefined until it is loaded. */
export const useDocumentCount = (filter: ListFilter) =>
  useList(listDocumentsEndpoint, { per_page: 1, filter }).data?.total;

/** Reads a document as it is now. */
export function useReadDocument() {
  const client = useApiClient();
  return (id: string) => client.call(getDocumentEndpoint, { params: { id } });
}

/** What a document was last made from. */
export const useContent = (id: string) =>
  useQuery({ ...callQueryOptions(useApiClient(), readDocumentContentEndpoint, { params: { id } }), staleTime: 0 });

/** Reads what a document was last made from. */
export function useReadContent() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => client.call(readDocumentContentEndpoint, { params: { id } }),
  });
}
