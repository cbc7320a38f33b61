import { useTexts } from '@atrium/i18n';
import { SearchField } from '@atrium/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { subscriptionsMessages } from '../../subscriptions-messages';

const pause = 300;

interface SubscriptionSearchProps {
  /** What the address searches for. */
  search: string;
  onSearch: (search: string) => void;
}

/** Search by name or company; searches after a pause in typing. */
export function SubscriptionSearch({ search, onSearch }: SubscriptionSearchProps) {
  const text = useTexts(subscriptionsMessages);
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

  return (
    <SearchField
      clearLabel={text('clearSearch')}
      label={text('search')}
      maxLength={200}
      onChange={type}
      placeholder={text('search')}
      value={typed}
    />
  );
}
