/** A page of ten rows, about two kilobytes of JSON. */
export const page = JSON.stringify({
  data: Array.from({ length: 10 }, (_, at) => ({
    id: `01990000-0000-7000-8000-00000000000${at}`,
    title: `Zelena dolina ${at}`,
    state: 'active',
    url: `https://zelena-dolina-${at}.crm.example/`,
    created_at: '2026-11-21T08:00:00.000Z',
    allowed_actions: ['open', 'close'],
  })),
  current_page: 2,
  last_page: 9,
  per_page: 10,
  total: 90,
  from: 11,
  to: 20,
});
