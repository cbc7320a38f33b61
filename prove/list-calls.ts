/** What a call names of the service that it is sent to. */
interface CallTarget {
  readonly size: number;
  /** Cursor of the page in the middle of the company CRMs. */
  readonly cursor: string;
  readonly personId: string;
}

export interface ListCall {
  readonly path: (target: CallTarget) => string;
  /** Form of a POST request. */
  readonly body?: string;
  /** Sender; default: an Administrator. */
  readonly as?: 'member' | 'reader';
}

type Calls = Readonly<Record<string, ListCall>>;

/** The calls of a list whose parameters do not depend on the service. */
const pagesOf = (list: string, queries: Readonly<Record<string, string>>, as?: 'reader'): Calls =>
  Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      `${list}: ${name}`,
      { path: () => `/${list}?per_page=10${query}`, ...(as && { as }) },
    ]),
  );

const searches = {
  'search, 5 rows found': '&search=zvon%C4%8Dek',
  'search, a twentieth found': '&search=dolina',
  'search, none found': '&search=kqxw',
  'search, two letters': '&search=zv',
};

const optionsOf = (namespace: string, search: string): ListCall => ({
  path: () => '/options',
  body: `namespace=${namespace}&search=${search}`,
});

const day = '&filter[at][from]=2026-01-01T10:00:00Z&filter[at][to]=2026-01-01T15:00:00Z';

/** Calls that may take at most twice as long with a million rows as with a thousand. */
export const listCalls: Calls = {
  ...pagesOf('tenants', {
    'page 1 and total': '',
    'page 1 by name': '&sort=title',
    'page 1 of a state': '&filter[state]=inactive',
    ...searches,
  }),
  'tenants: last page': { path: ({ size }) => `/tenants?per_page=10&page=${size / 10}` },
  'tenants: page in the middle, by cursor': { path: ({ cursor }) => `/tenants?per_page=10&page=50&cursor=${cursor}` },
  'tenants: options of a select': optionsOf('tenants', 'zvončk'),
  'tenants: a member’s page and total': { path: () => '/tenants?per_page=10', as: 'member' },
  'tenants: a member’s search': { path: () => '/tenants?per_page=10&search=dolina', as: 'member' },

  ...pagesOf('customers', {
    'page 1 and total': '',
    'page 1 by name': '&sort=title',
    'page 1 of a country': '&filter[country]=HR',
    'page 1 of the inactive': '&filter[active]=false',
    'page 1 of a country by name': '&filter[country]=HR&sort=title',
    'page 1 of the inactive by name': '&filter[active]=false&sort=-title',
    ...searches,
    'search for a phone': '&search=040%20000%200123',
  }),
  'customers: last page': { path: ({ size }) => `/customers?per_page=10&page=${size / 10}` },
  'customers: options of a select': optionsOf('customers', 'zvončk'),

  ...pagesOf('activity', {
    'page 1 and total': '',
    'page 1 of a module': '&filter[module]=media',
    'page 1 of a day': day,
    ...searches,
  }),
  'activity: page 1 of a person': { path: ({ personId }) => `/activity?per_page=10&filter[person_id]=${personId}` },
  'activity: last page': { path: ({ size }) => `/activity?per_page=10&page=${size / 10}` },
  'activity: options of people': optionsOf('activity-people', 'mem'),
  ...pagesOf(
    'activity',
    {
      'a reader’s page and total': '',
      'a reader’s module': '&filter[module]=media',
      'a reader’s day': day,
      'a reader’s search, a twentieth found': '&search=dolina',
      'a reader’s search, none found': '&search=kqxw',
    },
    'reader',
  ),
  'activity: a reader’s person and module': {
    path: ({ personId }) => `/activity?per_page=10&filter[person_id]=${personId}&filter[module]=media`,
    as: 'reader',
  },
};

/** Measured without a limit, because the service skips the rows before the page. */
export const middlePage: ListCall = { path: ({ size }) => `/tenants?per_page=10&page=${size / 20}` };
