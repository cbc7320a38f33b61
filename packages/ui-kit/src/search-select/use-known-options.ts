import { Combobox } from '@base-ui/react/combobox';
import { useMemo, useState } from 'react';
import { labelOf } from '../option/option';
import type { Option } from '../option/option';

/** Every option whose words may be needed: the loaded, those the caller names as chosen, and those chosen here before. */
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
    /** Keeps the words of what is chosen now, for when another search has replaced the list. */
    keep: (keys: readonly string[]) => setChosen(keys.flatMap((key) => byKey.get(key) ?? [])),
  };
}
