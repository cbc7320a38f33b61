import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { CommandPaletteProps } from './command-palette-props';
import { wordsOf } from './folded-text';
import { matchGroups } from './match-items';
import { PaletteFooter } from './palette-footer';
import type { PaletteItem } from './palette-item';
import { PaletteOptions } from './palette-options';

interface PalettePanelProps extends Pick<CommandPaletteProps, 'groups' | 'texts' | 'onQueryChange'> {
  onChoose: (item: PaletteItem) => void;
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

export function PalettePanel({ groups, texts, onQueryChange, onChoose }: PalettePanelProps) {
  const [query, setQuery] = useState('');
  const highlighted = useRef<PaletteItem>(undefined);
  const words = useMemo(() => wordsOf(query), [query]);
  const shown = useMemo(() => matchGroups(groups, words), [groups, words]);
  const items = shown.flatMap((group) => group.items);
  const isLoading = shown.some(({ loading }) => loading === true);

  function choose(item: PaletteItem, event: MouseEvent) {
    if (item.href !== undefined && opensElsewhere(event)) return;
    onChoose(item);
  }

  function openElsewhere(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const id = event.currentTarget.getAttribute('aria-activedescendant');
    if (id === null || highlighted.current?.href === undefined) return;
    event.preventDefault();
    const { ctrlKey, metaKey } = event;
    document
      .getElementById(id)
      ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  }

  return (
    <Autocomplete.Root
      autoHighlight="always"
      filteredItems={shown}
      inline
      items={shown}
      itemToStringValue={({ label }) => label}
      keepHighlight
      mode="none"
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
      onValueChange={(value, { reason }) => {
        if (reason === 'item-press') return;
        setQuery(value);
        onQueryChange?.(value);
      }}
      open
      value={query}
    >
      <div className="a-palette__head">
        <Icon icon={Search} />
        <Autocomplete.Input
          aria-label={texts.label}
          className="a-palette__input"
          onKeyDown={openElsewhere}
          placeholder={texts.placeholder}
        />
        <Dialog.Close className="a-palette__close">
          <VisuallyHidden>{texts.close}</VisuallyHidden>
          <kbd>Esc</kbd>
          <Icon icon={X} size="l" />
        </Dialog.Close>
      </div>
      <PaletteOptions groups={shown} label={texts.label} loadingText={texts.loading} onChoose={choose} words={words} />
      {shown.length === 0 && <p className="a-palette__empty">{texts.empty}</p>}
      <Autocomplete.Status className="a-visually-hidden">
        {isLoading && texts.loading}
        {!isLoading && words.length > 0 && (items.length === 0 ? texts.empty : texts.found(items.length))}
      </Autocomplete.Status>
      <PaletteFooter newTab={items.some(({ href }) => href !== undefined)} texts={texts} />
    </Autocomplete.Root>
  );
}
