import type { CustomTableLayout, StyleDictionary, Style } from 'pdfmake/interfaces';

const ink = '#1d2433';

/** Default style of PDF documents. */
export const documentStyle: Style = { font: 'HankenGrotesk', fontSize: 9.5, lineHeight: 1.15, color: ink };

/** Named styles of PDF documents. */
export const documentStyles: StyleDictionary = {
  head: { bold: true, fontSize: 9 },
  note: { fontSize: 9, color: '#4b5568' },
  label: { fontSize: 9, color: '#4b5568' },
};

/** Horizontal lines only, stronger around the head and below the last row. */
export const tableLayout: CustomTableLayout = {
  hLineWidth: (line, { table: { body } }) => (line <= 1 || line === body.length ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (line) => (line <= 1 ? ink : '#aab1bf'),
  paddingTop: () => 3,
  paddingBottom: () => 3,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
};
