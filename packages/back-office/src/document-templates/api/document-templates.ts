import {
  createDocumentTemplateEndpoint,
  createTemplateVersionEndpoint,
  deleteDocumentTemplateEndpoint,
  duplicateDocumentTemplateEndpoint,
  getDocumentTemplateEndpoint,
  listDocumentTemplatesEndpoint,
  listTemplateVersionsEndpoint,
  restoreTemplateVersionEndpoint,
  saveTemplateFieldsEndpoint,
  saveTemplateMailTextsEndpoint,
  updateDocumentTemplateEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange, useDelete, useRecord, useSave } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const calls = {
  list: listDocumentTemplatesEndpoint,
  get: getDocumentTemplateEndpoint,
  create: createDocumentTemplateEndpoint,
  update: updateDocumentTemplateEndpoint,
  delete: deleteDocumentTemplateEndpoint,
};

/** The calls whose answers change with a version of a template. */
const reads = [listDocumentTemplatesEndpoint, getDocumentTemplateEndpoint, listTemplateVersionsEndpoint];

export const useDocumentTemplate = (id: string) => useRecord(getDocumentTemplateEndpoint, id);

export const useSaveDocumentTemplate = () => useSave(calls);

export const useDeleteDocumentTemplate = () => useDelete(calls);

export const useDuplicateDocumentTemplate = () => useChange(duplicateDocumentTemplateEndpoint, reads);

export const useSaveTemplateFields = () => useChange(saveTemplateFieldsEndpoint, reads);

export const useSaveMailTexts = () => useChange(saveTemplateMailTextsEndpoint, reads);

export const useCreateTemplateVersion = () => useChange(createTemplateVersionEndpoint, reads);

export const useRestoreTemplateVersion = () => useChange(restoreTemplateVersionEndpoint, reads);

/** The versions of a template, newest first. */
export const useTemplateVersions = (id: string) =>
  useQuery(callQueryOptions(useApiClient(), listTemplateVersionsEndpoint, { params: { id } }));
