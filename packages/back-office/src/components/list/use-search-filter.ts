import { useOptions, useSelectedOptions } from '@atrium/api-client/react';
import type { FilterField } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';

interface SearchFilterOptions {
  /** The column. */
  readonly key: string;
  readonly label: string;
  /** Route of the resource whose records are offered. */
  readonly namespace: string;
  /** Id of the active record; empty for none. */
  readonly chosenId: string;
  /** False loads nothing. */
  readonly enabled: boolean;
}

/** The filter of a list by a related record, which is found by typing. */
export function useSearchFilter({ key, label, namespace, chosenId, enabled }: SearchFilterOptions): FilterField {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const source = useOptions({ namespace, search }, { enabled: enabled && opened });
  const { options: chosen } = useSelectedOptions(namespace, enabled && chosenId !== '' ? [chosenId] : []);
  return useMemo(
    () => ({
      key,
      label,
      kind: 'search',
      source,
      onSearch: setSearch,
      onOpenChange: (open) => setOpened((before) => before || open),
      chosen,
    }),
    [key, label, source, chosen],
  );
}
