/** The ten rows that all contenders show. */
export const rows = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  title: `Zelena dolina ${index + 1}`,
  url: `https://dolina-${index + 1}.example/crm`,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}));

/** Title of the last row, which the measurement waits for. */
export const lastTitle = rows.at(-1).title;
