/** What the address of the list says about it. */
export interface ListView {
  readonly page: number;
  /** A column, descending with `-` before it. */
  readonly sort: string;
  readonly search: string;
}

const sortableColumns = new Set(['title', 'url', 'created_at', 'updated_at']);

const defaultSort = '-updated_at';
const longestSearch = 200;

function toPage(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

function toSort(value: string | null): string {
  const column = value?.replace(/^-/, '');
  return value !== null && column !== undefined && sortableColumns.has(column) ? value : defaultSort;
}

export function readListView(address: URLSearchParams): ListView {
  return {
    page: toPage(address.get('page')),
    sort: toSort(address.get('sort')),
    search: (address.get('search') ?? '').slice(0, longestSearch),
  };
}

/** Defaults stay out of the address. */
export function writeListView({ page, sort, search }: ListView): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== '') address.set('search', search);
  if (sort !== defaultSort) address.set('sort', sort);
  if (page !== 1) address.set('page', String(page));
  return address;
}

export interface ColumnSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** `-created_at` is the column `created_at`, descending. */
export function toColumnSort(sort: string): ColumnSort {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}

export function fromColumnSort({ column, direction }: ColumnSort): string {
  return direction === 'descending' ? `-${column}` : column;
}
