import { Combobox } from '@base-ui/react/combobox';
import { useMemo, useState } from 'react';
import { labelOf } from '../option/option';
import type { Option } from '../option/option';

/** All known options: the loaded ones, those the caller passes as chosen, and those chosen before. */
export function useKnownOptions(loaded: readonly Option[] = [], selected: readonly Option[] = []) {
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const byKey = useMemo(
    () => new Map([...chosen, ...selected, ...loaded].map((option) => [option.key, option])),
    [chosen, selected, loaded],
  );
  const items = useMemo(
    () => Combobox.createItems([...byKey.values()], { getValue: ({ key }) => key, getLabel: labelOf }),
    [byKey],
  );
  return {
    items,
    optionOf: (key: string) => byKey.get(key),
    /** Remembers the chosen options for when another search replaces the list. */
    keep: (keys: readonly string[]) => setChosen(keys.flatMap((key) => byKey.get(key) ?? [])),
  };
}
