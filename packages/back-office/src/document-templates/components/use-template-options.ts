import { readCodelistsEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const slugs = { category: 'document-template-categories', view: 'document-template-views' } as const;

export type TemplateOption = keyof typeof slugs;

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The categories and views of templates: options for selects, and the title of each key. */
export function useTemplateOptions() {
  const request = { params: { slugs: Object.values(slugs).join(',') } };
  const { data } = useQuery(callQueryOptions(useApiClient(), readCodelistsEndpoint, request));
  return useMemo(() => {
    const all = (field: TemplateOption) => data?.[slugs[field]]?.data ?? [];
    return {
      options: (field: TemplateOption): readonly Option[] =>
        all(field).flatMap(({ key, title, hidden }) => (hidden ? [] : [{ value: key, label: title }])),
      titleOf: (field: TemplateOption, key: string): string =>
        all(field).find((option) => option.key === key)?.title ?? key,
    };
  }, [data]);
}
