import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ListFilter, ListQuery } from '../contract';

/** Page, order, search and filters of a list. The page size belongs to the account. */
export type ListFilters = Pick<ListQuery, 'page' | 'sort' | 'search' | 'filter'>;

const keyOf = (screen: string) => `list:${screen}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((word) => typeof word === 'string');

const isFilter = (value: unknown): value is ListFilter =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string' || isTextRecord(one));

const kinds = {
  page: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 1,
  sort: (value: unknown) => typeof value === 'string',
  search: (value: unknown) => typeof value === 'string',
  filter: isFilter,
};

/** Reads the saved filters of a screen; ignores invalid parts. */
export function readSavedFilters(screen: string): ListFilters {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? '{}');
    if (!isObject(saved)) return {};
    return Object.fromEntries(
      Object.entries(kinds).flatMap(([name, fits]) => (fits(saved[name]) ? [[name, saved[name]]] : [])),
    );
  } catch {
    return {};
  }
}

const isEmpty = (filters: ListFilters) => Object.keys(filters).length === 0;

function save(screen: string, filters: ListFilters): void {
  try {
    if (isEmpty(filters)) sessionStorage.removeItem(keyOf(screen));
    else sessionStorage.setItem(keyOf(screen), JSON.stringify(filters));
  } catch {
    return;
  }
}

/** Forgets the saved filters of a screen, so that it opens with all its rows. */
export const forgetSavedFilters = (screen: string): void => save(screen, {});

/**
 * Saves the filters of a list per screen and tab. A screen that opens without filters restores the saved ones; later
 * changes replace them, and clearing removes them. Without usable session storage, nothing is restored.
 *
 * @param filters Current filters of the screen without defaults, from its address or its state.
 * @returns Filters to show now: the saved ones until `restore` has applied them.
 */
export function useSavedFilters(
  screen: string,
  filters: ListFilters,
  restore: (saved: ListFilters) => void,
): ListFilters {
  const [pending, setAwaited] = useState(() => (isEmpty(filters) ? readSavedFilters(screen) : {}));
  const opened = useRef<string>(undefined);
  const shown = JSON.stringify(filters);

  const follow = useEffectEvent((isOpening: boolean) => {
    if (isOpening && !isEmpty(pending)) return restore(pending);
    if (!isEmpty(pending)) setAwaited({});
    return save(screen, filters);
  });

  useLayoutEffect(() => {
    follow(opened.current === undefined || opened.current === shown);
    opened.current = shown;
  }, [shown]);

  return isEmpty(filters) ? pending : filters;
}
