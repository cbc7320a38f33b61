import { type Paragraph, type Table, TableRow } from 'docx';
import { cell, noLines, plainTable } from './cells.ts';
import { accent, hairline, line, muted, paragraph, textWidth } from './style.ts';
import type { TemplateLanguage } from './style.ts';

const headFill = 'EEF3F2';

interface Column {
  readonly tag: string;
  readonly width: number;
  readonly en: string;
  readonly sl: string;
  readonly right?: true;
}

const columns: readonly Column[] = [
  { tag: 'position', width: 520, en: '#', sl: '#' },
  { tag: 'description', width: 2806, en: 'Description', sl: 'Opis' },
  { tag: 'quantity', width: 860, en: 'Quantity', sl: 'Količina', right: true },
  { tag: 'unit', width: 1080, en: 'Unit', sl: 'Enota' },
  { tag: 'price', width: 1180, en: 'Price', sl: 'Cena', right: true },
  { tag: 'discount', width: 840, en: 'Discount', sl: 'Popust', right: true },
  { tag: 'vat', width: 672, en: 'VAT', sl: 'DDV', right: true },
  { tag: 'net', width: 1340, en: 'Net', sl: 'Znesek', right: true },
];

const sums = {
  en: { net: 'Net', vat: 'VAT {rate} of {base}', total: 'Total to pay' },
  sl: { net: 'Osnova', vat: 'DDV {rate} od {base}', total: 'Za plačilo' },
};

/** The items, with a head that repeats on each page, and their totals. */
export function itemsTable(language: TemplateLanguage): (Paragraph | Table)[] {
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ width, right = false, ...names }) =>
      cell(names[language], {
        width,
        right,
        bold: true,
        size: 9,
        color: accent,
        fill: headFill,
        borders: { ...noLines, bottom: line(accent, 6) },
      }),
    ),
  });
  const row = new TableRow({
    cantSplit: true,
    children: columns.map(({ tag, width, right = false }, index) => {
      const open = index === 0 ? '{#items}' : '';
      const close = index === columns.length - 1 ? '{/items}' : '';
      const borders = { ...noLines, bottom: line(hairline) };
      return cell(`${open}{${tag}}${close}`, { width, right, size: 9.5, borders });
    }),
  });
  const widths = columns.map(({ width }) => width);
  return [plainTable(widths, [head, row]), paragraph('', { after: 4 }), totals(language)];
}

function totals(language: TemplateLanguage): Table {
  const widths = [2800, 1700];
  const [labels = 0, amounts = 0] = widths;
  const words = sums[language];
  const borders = { ...noLines, top: line(accent, 8) };
  const rows = [
    [cell(words.net, { width: labels, color: muted }), cell('{items.net}', { width: amounts, right: true })],
    [
      cell(`{#items.rates}${words.vat}`, { width: labels, color: muted }),
      cell('{vat}{/items.rates}', { width: amounts, right: true }),
    ],
    [
      cell(words.total, { width: labels, bold: true, size: 11, borders }),
      cell('{items.total}', { width: amounts, right: true, bold: true, size: 12, color: accent, borders }),
    ],
  ];
  return plainTable(
    widths,
    rows.map((children) => new TableRow({ children, cantSplit: true })),
    textWidth - labels - amounts,
  );
}
