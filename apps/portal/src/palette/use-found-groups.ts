import { useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import type { PaletteGroup } from '@atrium/ui-kit';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { loadChunk } from '../chunks/load-chunk';
import type { FoundRecord, PortalFeature } from '../portal-feature';
import { signedInMessages } from '../signed-in-messages';
import { useFeatureText } from './use-feature-text';
import { useDebouncedValue } from './use-debounced-value';

const pause = 300;

/** Search results of the service, one group per searchable feature. */
export function useFoundGroups(features: readonly PortalFeature[], query: string, open: boolean): PaletteGroup[] {
  const t = useTexts(signedInMessages);
  const client = useApiClient();
  const textOf = useFeatureText(features);
  const typed = query.trim();
  const debounced = useDebouncedValue(typed, typed === '' ? 0 : pause);
  const searched = features.flatMap(({ id, search }) => (search === undefined ? [] : [{ id, search }]));
  const answers = useQueries({
    queries: searched.map(({ id, search }) => ({
      queryKey: ['palette', id, debounced],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await loadChunk(search.load))(client, debounced, signal),
      enabled: open,
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    })),
  });

  const itemOf = ({ id, href, label, labelKey, detail, detailKey, lead }: FoundRecord) => {
    const name = label === '' ? textOf(labelKey) : label;
    return { id, href, label: name, detail: detail === '' ? textOf(detailKey) : detail, lead: lead(name) };
  };
  const failure = { id: 'search-failed', label: t('palette.failed'), icon: CircleAlert };

  return searched.map(({ id, search }, index) => {
    const { data = [], isFetching, isError, refetch } = answers[index] ?? { isFetching: false, isError: false };
    const items = isError ? [{ ...failure, onSelect: () => void refetch?.() }] : data.map(itemOf);
    return { id, label: textOf(search.labelKey), items, found: true, loading: isFetching || typed !== debounced };
  });
}
