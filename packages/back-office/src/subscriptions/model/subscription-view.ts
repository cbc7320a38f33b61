import { subscriptionsResource, type ListQuery } from '@atrium/api-client/contract';

const { columns, defaultSort } = subscriptionsResource;
const filters = { state: columns.state.choices, cycle: columns.cycle.choices } as const;
const sortable = new Set<string>(
  Object.entries(columns).flatMap(([name, column]) => ('sortable' in column ? [name] : [])),
);
const longestSearch = 200;

/** What the address of the list says about it. */
export interface SubscriptionView {
  readonly page: number;
  /** A column, descending with `-` before it. */
  readonly sort: string;
  readonly search: string;
  readonly filter: Readonly<Record<string, string>>;
}

export const defaultView: SubscriptionView = { page: 1, sort: defaultSort, search: '', filter: {} };

/** Reads an address; what it cannot say is left out. */
export function readView(address: URLSearchParams): SubscriptionView {
  const page = Number(address.get('page'));
  const sort = address.get('sort') ?? '';
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: sortable.has(sort.replace(/^-/, '')) ? sort : defaultView.sort,
    search: (address.get('search') ?? '').slice(0, longestSearch),
    filter: Object.fromEntries(
      Object.entries<readonly string[]>(filters).flatMap(([name, choices]) => {
        const value = address.get(name);
        return value !== null && choices.includes(value) ? [[name, value]] : [];
      }),
    ),
  };
}

/** What differs from the defaults. */
export function changedIn({ page, sort, search, filter }: SubscriptionView): Partial<SubscriptionView> {
  return {
    ...(search === '' ? {} : { search }),
    ...(Object.keys(filter).length === 0 ? {} : { filter }),
    ...(sort === defaultView.sort ? {} : { sort }),
    ...(page === 1 ? {} : { page }),
  };
}

/** The view as an address, which `readView` reads; defaults stay out of it. */
export function writeView(view: SubscriptionView): URLSearchParams {
  const { filter = {}, ...plain } = changedIn(view);
  return new URLSearchParams([
    ...Object.entries(plain).map(([name, value]): [string, string] => [name, String(value)]),
    ...Object.entries(filter),
  ]);
}

/** Which rows the service is asked for, in which order. */
export const rowsOf = ({ sort, search, filter }: SubscriptionView): Pick<ListQuery, 'sort' | 'search' | 'filter'> => ({
  sort,
  ...(search === '' ? {} : { search }),
  ...(Object.keys(filter).length === 0 ? {} : { filter }),
});

export const isNarrowed = ({ search, filter }: SubscriptionView) => search !== '' || Object.keys(filter).length > 0;
