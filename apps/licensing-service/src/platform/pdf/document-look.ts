import type { CustomTableLayout, StyleDictionary, Style } from 'pdfmake/interfaces';

const ink = '#1d2433';

/** What every document is set in. */
export const documentStyle: Style = { font: 'HankenGrotesk', fontSize: 9.5, lineHeight: 1.15, color: ink };

/** Styles that documents share. */
export const documentStyles: StyleDictionary = {
  head: { bold: true, fontSize: 9 },
  note: { fontSize: 9, color: '#4b5568' },
  label: { fontSize: 9, color: '#4b5568' },
};

/** Lines between the rows of a table alone, those around its head and below its end stronger. */
export const tableLayout: CustomTableLayout = {
  hLineWidth: (line, { table: { body } }) => (line <= 1 || line === body.length ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (line) => (line <= 1 ? ink : '#aab1bf'),
  paddingTop: () => 3,
  paddingBottom: () => 3,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
};
