import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ClosedSearchSelect } from './closed-search-select';
import type { OpenedSearchSelect } from './opened-search-select';
import type { SearchSelectBoxProps, SelectStart } from './search-select-props';

type SelectWithList = typeof OpenedSearchSelect;

interface Opened {
  Select: SelectWithList;
  start: SelectStart;
}

const untouched: SelectStart = { focused: false, open: false, typed: undefined };
let loaded: SelectWithList | undefined;

async function load(): Promise<SelectWithList> {
  loaded = (await import('./opened-search-select')).OpenedSearchSelect;
  return loaded;
}

/** One option from a long list, found by typing. The code of the list loads on hover or focus. */
export function SearchSelectBox(props: SearchSelectBoxProps) {
  const { value, from, selectedOptions = [], onUnavailable } = props;
  const input = useRef<HTMLInputElement>(null);
  const mounted = useRef(true);
  const requested = useRef(false);
  const [typed, setTyped] = useState<string>();
  const latestTyped = useRef(typed);
  const [opened, setOpened] = useState<Opened | undefined>(() => loaded && { Select: loaded, start: untouched });
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  function keepTyped(text: string | undefined) {
    latestTyped.current = text;
    setTyped(text);
  }

  async function fetchList() {
    try {
      const Select = await load();
      if (!mounted.current) return;
      const focused = document.activeElement === input.current;
      const start = { focused, open: focused && requested.current, typed: latestTyped.current };
      // Synchronous, so that no key is typed between reading `typed` and replacing the input.
      flushSync(() => setOpened((before) => before ?? { Select, start }));
    } catch {
      onUnavailable?.();
    }
  }

  if (opened !== undefined) return <opened.Select {...props} start={opened.start} />;
  return (
    <ClosedSearchSelect
      {...props}
      chosen={[...selectedOptions, ...(('source' in from ? from.source.options : from) ?? [])].find(
        ({ key }) => key === value,
      )}
      input={input}
      onFocus={(event) => {
        props.onFocus?.(event);
        void fetchList();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        requested.current = false;
        keepTyped(undefined);
      }}
      onNear={() => void load().catch(() => undefined)}
      onTyped={keepTyped}
      onWanted={() => {
        requested.current = true;
      }}
      typed={typed}
    />
  );
}
