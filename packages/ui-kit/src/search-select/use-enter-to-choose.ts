import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { OptionsSource } from './options-source';

export type InputKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

export function isListOpen({ currentTarget }: InputKey): boolean {
  return currentTarget.getAttribute('aria-expanded') === 'true';
}

interface SettledEnter {
  source: OptionsSource;
  hasTyped: () => boolean;
  /** Searches at once for the typed text; false if it was searched for already. */
  searchNow: () => boolean;
  /** Chooses the first result, because Base UI has not highlighted one yet. */
  choose: (key: string) => void;
}

/**
 * Enter in an open list always chooses from the results of the typed text: it searches at once, and does nothing while
 * results load. It never submits the form.
 */
export function useEnterToChoose({ source, hasTyped, searchNow, choose }: SettledEnter) {
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  }, [source]);
  return (event: InputKey) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isListOpen(event)) return;
    event.preventDefault();
    const wasBehind = flushSync(searchNow);
    const { isFetching, options = [] } = latest.current;
    // Base UI highlights the first result a moment after it is shown, and closes the list if none is highlighted.
    const isHighlighted = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    if (!isFetching && !wasBehind && (isHighlighted || !hasTyped())) return;
    event.preventBaseUIHandler();
    const first = options.find(({ disabled }) => disabled !== true);
    if (!isFetching && first !== undefined) choose(first.key);
  };
}
