import { useEffect, useRef, useState } from 'react';
import { SearchField, type SearchFieldProps } from './search-field';

const pause = 300;

export interface ListSearchProps extends Omit<SearchFieldProps, 'value' | 'onChange'> {
  /** The current search. The field follows external changes. */
  search: string;
  /** Called with trimmed text 300 ms after the last key, and at once when the field is cleared. */
  onSearch: (search: string) => void;
}

/** Search field above a list, debounced while the user types. */
export function ListSearch({ search, onSearch, ...field }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (search !== shownSearch) {
    setShownSearch(search);
    if (search !== typed.trim()) setTyped(search);
  }

  function type(value: string) {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(value.trim()), value === '' ? 0 : pause);
  }

  return <SearchField data-list-search="" maxLength={200} {...field} onChange={type} value={typed} />;
}
