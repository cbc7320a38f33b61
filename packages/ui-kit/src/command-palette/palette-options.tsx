import { Autocomplete } from '@base-ui/react/autocomplete';
import type { MouseEvent } from 'react';
import { Spinner } from '../spinner/spinner';
import { PaletteOption } from './palette-option';
import type { PaletteGroup, PaletteItem } from './palette-item';

interface PaletteOptionsProps {
  label: string;
  loadingText: string;
  groups: readonly PaletteGroup[];
  words: readonly string[];
  onChoose: (item: PaletteItem, event: MouseEvent) => void;
}

export function PaletteOptions({ label, loadingText, groups, words, onChoose }: PaletteOptionsProps) {
  return (
    <Autocomplete.List
      aria-busy={groups.some(({ loading }) => loading) || undefined}
      aria-label={label}
      className="a-palette__list"
    >
      {groups.map((group) => (
        <Autocomplete.Group className="a-palette__group" items={group.items} key={group.id}>
          <Autocomplete.GroupLabel className="a-palette__group-label">{group.label}</Autocomplete.GroupLabel>
          {group.items.map((item) => (
            <PaletteOption item={item} key={item.id} onChoose={onChoose} words={words} />
          ))}
          {group.loading === true && (
            <div aria-hidden="true" className="a-palette__loading">
              <Spinner />
              {loadingText}
            </div>
          )}
        </Autocomplete.Group>
      ))}
    </Autocomplete.List>
  );
}
