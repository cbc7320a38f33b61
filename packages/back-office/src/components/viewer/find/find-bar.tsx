import { useTexts } from '@atrium/i18n';
import { IconButton, SearchField } from '@atrium/ui-kit';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { viewerMessages } from '../messages';
import type { FindState } from './use-find-state';

/** The search in the document: Enter for the next match, Shift Enter for the previous one, Esc closes it. */
export function FindBar({ find }: { find: FindState }) {
  const text = useTexts(viewerMessages);
  const bar = useRef<HTMLDivElement>(null);
  const { query, found, at, step } = find;
  const none = found.matches.length === 0;
  const noMatch = none ? text('find.none') : undefined;

  useEffect(() => bar.current?.querySelector('input')?.focus(), []);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') find.close();
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }

  return (
    <div className="viewer__find" ref={bar} role="search">
      <SearchField
        clearLabel={text('find.clear')}
        label={text('find.label')}
        onChange={find.setQuery}
        onKeyDown={press}
        placeholder={text('find.label')}
        value={query}
      />
      <output className="viewer__say">
        {query.trim() !== '' &&
          (none
            ? text(found.isSearching ? 'find.searching' : 'find.none')
            : text('find.count', { at: at + 1, matches: found.matches.length }))}
      </output>
      <IconButton
        disabledReason={noMatch}
        icon={ChevronUp}
        label={text('find.previous')}
        onClick={() => step(-1)}
        size="s"
      />
      <IconButton
        disabledReason={noMatch}
        icon={ChevronDown}
        label={text('find.next')}
        onClick={() => step(1)}
        size="s"
      />
      <IconButton icon={X} label={text('find.close')} onClick={find.close} size="s" />
    </div>
  );
}
