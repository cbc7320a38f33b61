import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ListFilter, ListQuery } from '../contract';

/** What a list is looked at by; how many rows a page has is the account's own. */
export type ListFilters = Pick<ListQuery, 'page' | 'sort' | 'search' | 'filter'>;

const keyOf = (screen: string) => `list:${screen}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((word) => typeof word === 'string');

const isFilter = (value: unknown): value is ListFilter =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string' || isWords(one));

const kinds = {
  page: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 1,
  sort: (value: unknown) => typeof value === 'string',
  search: (value: unknown) => typeof value === 'string',
  filter: isFilter,
};

/** What was kept for a screen, as far as it can be read. */
export function readKeptFilters(screen: string): ListFilters {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? '{}');
    if (!isObject(kept)) return {};
    return Object.fromEntries(
      Object.entries(kinds).flatMap(([name, fits]) => (fits(kept[name]) ? [[name, kept[name]]] : [])),
    );
  } catch {
    return {};
  }
}

const isEmpty = (filters: ListFilters) => Object.keys(filters).length === 0;

function keep(screen: string, filters: ListFilters): void {
  try {
    if (isEmpty(filters)) sessionStorage.removeItem(keyOf(screen));
    else sessionStorage.setItem(keyOf(screen), JSON.stringify(filters));
  } catch {
    return;
  }
}

/**
 * Keeps what a list is looked at by, per screen and tab. A screen that opens without any filters is given those that
 * were kept; what it shows from then on is kept instead, and nothing once it is cleared. Where the session storage
 * cannot be used, or holds something else, the screen opens as it would without.
 *
 * @param filters What the screen shows, without its defaults: from its address, or from its state.
 * @returns What to show now: already the kept filters while `restore` has not brought them yet.
 */
export function useKeptFilters(
  screen: string,
  filters: ListFilters,
  restore: (kept: ListFilters) => void,
): ListFilters {
  const [awaited, setAwaited] = useState(() => (isEmpty(filters) ? readKeptFilters(screen) : {}));
  const opened = useRef<string>(undefined);
  const shown = JSON.stringify(filters);

  const follow = useEffectEvent((isOpening: boolean) => {
    if (isOpening && !isEmpty(awaited)) return restore(awaited);
    if (!isEmpty(awaited)) setAwaited({});
    return keep(screen, filters);
  });

  useLayoutEffect(() => {
    follow(opened.current === undefined || opened.current === shown);
    opened.current = shown;
  }, [shown]);

  return isEmpty(filters) ? awaited : filters;
}
