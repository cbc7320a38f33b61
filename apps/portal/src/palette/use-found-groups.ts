import { searchEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import type { PaletteGroup, PaletteItem } from '@atrium/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { loadChunk } from '../chunks/load-chunk';
import type { FoundRecord, PortalFeature } from '../portal-feature';
import { signedInMessages } from '../signed-in-messages';
import { useFeatureText } from './use-feature-text';
import { useDebouncedValue } from './use-debounced-value';

const pause = 300;

/** Records that the service's search found, grouped by the features that show them. */
export function useFoundGroups(features: readonly PortalFeature[], query: string, open: boolean): PaletteGroup[] {
  const t = useTexts(signedInMessages);
  const client = useApiClient();
  const textOf = useFeatureText(features);
  const typed = query.trim();
  const debounced = useDebouncedValue(typed, typed === '' ? 0 : pause);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [searchEndpoint.id, debounced],
    queryFn: async ({ signal }) => {
      const search = debounced === '' ? {} : { search: debounced };
      const loads = features.flatMap(({ groupResults }) =>
        groupResults === undefined ? [] : [loadChunk(groupResults)],
      );
      const [results, groupings] = await Promise.all([
        client.call(searchEndpoint, { query: search, signal }),
        Promise.all(loads),
      ]);
      return groupings.flatMap((group) => group(results));
    },
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  const itemOf = (group: string, { id, href, label, labelKey, detail, detailKey, lead }: FoundRecord): PaletteItem => {
    const name = label === '' ? textOf(labelKey) : label;
    return {
      id: `${group}-${id}`,
      href,
      label: name,
      detail: detail === '' ? textOf(detailKey) : detail,
      lead: lead(name),
    };
  };
  const failure = {
    id: 'search-failed',
    label: t('palette.failed'),
    icon: CircleAlert,
    onSelect: () => void refetch(),
  };
  const status: PaletteGroup = {
    id: 'search',
    label: t('palette.records'),
    items: isError ? [failure] : [],
    found: true,
    loading: !isError && (isFetching || typed !== debounced),
  };
  const found = (isError ? [] : (data ?? [])).map(({ id, labelKey, records }) => ({
    id,
    label: textOf(labelKey),
    items: records.map((record) => itemOf(id, record)),
    found: true,
  }));
  const first = found.find(({ items }) => items.length > 0);
  if (first === undefined) return [status];
  return found.map((group) => (group === first ? { ...group, loading: status.loading } : group));
}
