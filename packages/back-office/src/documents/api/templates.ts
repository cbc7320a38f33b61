import { getDocumentTemplateEndpoint, listDocumentTemplatesEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions, useApiClient, useList } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const mostTemplates = 100;

/** The templates that new documents are made from, by title. */
export const useTemplates = (search: string) =>
  useList(listDocumentTemplatesEndpoint, {
    per_page: mostTemplates,
    sort: 'title',
    filter: { active: 'true' },
    ...(search === '' ? {} : { search }),
  });

/** A template with its fields and tables; empty for none. */
export const useTemplate = (id: string) =>
  useQuery({ ...recordQueryOptions(useApiClient(), getDocumentTemplateEndpoint, id), enabled: id !== '' });
