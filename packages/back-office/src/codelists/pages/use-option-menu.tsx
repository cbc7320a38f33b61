import type { CountedCodelistOption } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { MenuItem } from '@atrium/ui-kit';
import { Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { codelistsMessages } from '../messages';

/** The menu of an option on a phone, below Edit. */
export function useOptionMenu(onRemove: (option: CountedCodelistOption) => void) {
  const text = useTexts(codelistsMessages);
  const label = useCallback(({ title }: CountedCodelistOption) => text('rowMenu', { title }), [text]);
  const items = useCallback(
    (option: CountedCodelistOption) => (
      <MenuItem danger icon={Trash2} onSelect={() => onRemove(option)}>
        {text('remove.open', { title: option.title })}
      </MenuItem>
    ),
    [text, onRemove],
  );
  return useMemo(() => ({ label, items }), [label, items]);
}
