import {
  createCodelistEndpoint,
  deleteCodelistEndpoint,
  duplicateCodelistEndpoint,
  exportCodelistOptionsEndpoint,
  getCodelistEndpoint,
  listCodelistsEndpoint,
  orderCodelistOptionsEndpoint,
  removeCodelistOptionEndpoint,
  storeCodelistOptionEndpoint,
  updateCodelistEndpoint,
  updateCodelistOptionEndpoint,
} from '@atrium/api-client/contract';
import { download, saveFile } from '@atrium/api-client';
import { useApiClient, useChange, useDelete, useList, useRecord, useSave } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

const calls = {
  list: listCodelistsEndpoint,
  get: getCodelistEndpoint,
  create: createCodelistEndpoint,
  update: updateCodelistEndpoint,
  delete: deleteCodelistEndpoint,
};
const reads = [listCodelistsEndpoint, getCodelistEndpoint];
const maxCodelists = 100;

/** Every codelist, sorted by its title in the user's language. */
export const useCodelists = () => useList(listCodelistsEndpoint, { per_page: maxCodelists, sort: 'title' });

/** A codelist with its options. */
export const useCodelist = (id: string) => useRecord(getCodelistEndpoint, id);

export const useSaveCodelist = () => useSave(calls);

export const useCopyCodelist = () => useChange(duplicateCodelistEndpoint, [listCodelistsEndpoint]);

export const useDeleteCodelist = () => useDelete(calls);

export const useAddOption = () => useChange(storeCodelistOptionEndpoint, reads);

export const useUpdateOption = () => useChange(updateCodelistOptionEndpoint, reads);

export const useRemoveOption = () => useChange(removeCodelistOptionEndpoint, reads);

export const useOrderOptions = () => useChange(orderCodelistOptionsEndpoint, reads);

/** Saves the options of a codelist as a file. */
export function useExportOptions() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) =>
      saveFile(await download(client, exportCodelistOptionsEndpoint, { params: { id } })),
  });
}
