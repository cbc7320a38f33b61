/** The same ten rows for everybody. */
export const rows = Array.from({ length: 10 }, (_, place) => ({
  id: place + 1,
  title: `Zelena dolina ${place + 1}`,
  url: `https://dolina-${place + 1}.example/crm`,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}));

/** The measurement waits for the last row's name. */
export const lastTitle = rows.at(-1).title;
