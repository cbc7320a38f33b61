import type { ListFilter, ListQuery, Resource, ResourceColumn } from '@atrium/api-client/contract';

const longestSearch = 200;
const ends = ['from', 'to'] as const;

/** The state of a list in its address. */
export interface ListView {
  readonly page: number;
  /** A column, descending with `-` before it. */
  readonly sort: string;
  readonly search: string;
  /** By column; a range of days is in the user's time zone. */
  readonly filter: ListFilter;
}

/** The columns of a resource that its list can be filtered by. */
export type FilterName<R extends Resource> = {
  [K in keyof R['columns']]: R['columns'][K] extends { readonly filterable: true } ? K : never;
}[keyof R['columns']] &
  string;

/** Parses and formats the addresses of a list. */
export interface ListViews {
  readonly route: string;
  readonly initial: ListView;
  readonly read: (address: URLSearchParams) => ListView;
  /** The address of a state, without the defaults. */
  readonly write: (view: ListView) => URLSearchParams;
  /** The fields that differ from the defaults. */
  readonly changes: (view: ListView) => Partial<ListView>;
}

const isEmpty = (filter: ListFilter) => Object.keys(filter).length === 0;

function isDay(value: string | null): value is string {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

const namedById: readonly ResourceColumn['type'][] = ['id', 'person', 'record', 'records'];

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

function isKnown(type: ResourceColumn['type'] | undefined, choices: readonly string[], value: string): boolean {
  if (type === 'text') return value !== '' && value.length <= longestSearch;
  if (type !== undefined && namedById.includes(type)) return isId(value);
  return type === 'boolean' ? value === 'true' || value === 'false' : choices.includes(value);
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The addresses of the list of a resource: `?status=active&created_at_from=2026-11-01&sort=-title&page=2`. */
export function listViews<R extends Resource>(
  { route, columns, defaultSort }: R,
  filters: readonly FilterName<R>[],
): ListViews {
  const initial: ListView = { page: 1, sort: defaultSort, search: '', filter: {} };
  const isSortable = (sort: string) => columns[sort.replace(/^-/, '')]?.sortable === true;

  function readFilter(address: URLSearchParams, name: string): [string, ListFilter[string]][] {
    const { type, choices = [] } = columns[name] ?? {};
    if (type === 'instant') {
      const range = ends.flatMap((end) => {
        const day = address.get(`${name}_${end}`);
        return isDay(day) ? [[end, day] as const] : [];
      });
      return range.length === 0 ? [] : [[name, Object.fromEntries(range)]];
    }
    const value = address.get(name);
    return value !== null && isKnown(type, choices, value) ? [[name, value]] : [];
  }

  function changes({ page, sort, search, filter }: ListView): Partial<ListView> {
    return {
      ...(search === '' ? {} : { search }),
      ...(isEmpty(filter) ? {} : { filter }),
      ...(sort === defaultSort ? {} : { sort }),
      ...(page === 1 ? {} : { page }),
    };
  }

  return {
    route,
    initial,
    changes,
    read: (address) => {
      const sort = address.get('sort') ?? '';
      return {
        page: readPage(address.get('page')),
        sort: isSortable(sort) ? sort : defaultSort,
        search: (address.get('search') ?? '').slice(0, longestSearch),
        filter: Object.fromEntries(filters.flatMap((name) => readFilter(address, name))),
      };
    },
    write: (view) => {
      const { filter = {}, ...plain } = changes(view);
      return new URLSearchParams([
        ...Object.entries(plain).map(([name, value]): [string, string] => [name, String(value)]),
        ...Object.entries(filter).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string'
            ? [[name, value]]
            : Object.entries(value).map(([end, day]): [string, string] => [`${name}_${end}`, day]),
        ),
      ]);
    },
  };
}

const instantOf = (day: string, end: string) =>
  new Date(`${day}T${end === 'to' ? '23:59:59.999' : '00:00:00'}`).toISOString();

const toServiceFilter = (filter: ListFilter): ListFilter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value
        : Object.fromEntries(Object.entries(value).map(([end, day]) => [end, instantOf(day, end)])),
    ]),
  );

/** The query for the rows of a state. Days run from midnight to midnight in the user's time zone. */
export const rowsOf = ({ sort, search, filter }: ListView): Pick<ListQuery, 'sort' | 'search' | 'filter'> => ({
  sort,
  ...(search === '' ? {} : { search }),
  ...(isEmpty(filter) ? {} : { filter: toServiceFilter(filter) }),
});

export const isNarrowed = ({ search, filter }: ListView) => search !== '' || !isEmpty(filter);
