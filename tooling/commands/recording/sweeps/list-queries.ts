const shared = [
  '',
  '?defaults=1',
  '?per_page=2&page=2',
  '?per_page=0',
  '?page=x',
  '?sort=unknown',
  '?filter[unknown]=1',
];

const sorts = (...columns: string[]) => columns.flatMap((column) => [`?sort=${column}`, `?sort=-${column}&per_page=3`]);

/** Queries of the lists, by route. */
export const listQueries: Readonly<Record<string, readonly string[]>> = {
  tenants: [
    ...shared,
    ...sorts('title', 'company', 'url', 'created_at'),
    '?sort=state,title',
    '?search=kov',
    '?search=nothing%20like%20this',
    '?filter[state]=active&sort=title',
    '?filter[state][in]=draft,closed&sort=title',
    '?filter[state]=unknown',
    '?filter[title]=kovinarstvo',
    '?filter[created_at][from]=2026-11-01&sort=title',
    '?filter[created_at][to]=2026-10-31&sort=title',
    '?filter[created_at]=yesterday',
  ],
  codelists: [
    ...shared,
    ...sorts('title', 'slug'),
    '?search=vat',
    '?filter[built_in]=false',
    '?filter[built_in]=perhaps',
    '?filter[slug]=vat_rates',
  ],
  subscriptions: [
    ...shared,
    ...sorts('title', 'owner', 'monthly_value', 'period_end', 'credit'),
    '?sort=kind,state,title',
    '?search=breznik',
    '?filter[kind]=paid&sort=title',
    '?filter[state][in]=overdue,unpaid&sort=title',
    '?filter[cycle]=yearly&sort=title',
    '?filter[licences][from]=2&filter[licences][to]=4&sort=title',
    '?filter[credit][from]=1',
    '?filter[period_end][to]=2026-12-31&sort=title',
  ],
};

export const exportInputs = [
  {},
  { sort: 'title', search: 'a', time_zone: 'Europe/Ljubljana' },
  { sort: '-title', filter: { title: 'kovinarstvo' }, time_zone: 'UTC' },
  { sort: 'unknown' },
  { time_zone: 'Nowhere/At-All' },
];

export const optionInputs = [
  { namespace: 'tenants' },
  { namespace: 'tenants', search: 'kov', per_page: 2 },
  { namespace: 'tenants', column: 'title', search: 'pek' },
  { namespace: 'tenants', columns: ['unknown'] },
  { namespace: 'codelists', filter: { slug: 'vat_rates' } },
  { namespace: 'subscriptions' },
  { namespace: 'unknown' },
];
