import type { Content, TableCell } from 'pdfmake/interfaces';
import { fillText, tableLayout } from '../../../platform';
import type { InvoiceData, InvoiceLine } from '../invoice-data';
import { suppliedDays } from '../draft-invoice';
import { invoiceTexts } from './invoice-texts';
import { formatDays, formatMoney, formatNumber, formatPercent } from './format-values';

type PrintedLines = Pick<InvoiceData, 'lines' | 'language' | 'supplied'>;

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

/** Table of the invoiced lines; its head repeats on every page. */
export function linesTable(data: PrintedLines): Content {
  const { lines, language } = data;
  const { columns } = invoiceTexts[language];
  const hasDiscount = lines.some(({ discount }) => discount !== 0);
  const head = [
    columns.quantity,
    columns.unitPrice,
    ...(hasDiscount ? [columns.discount] : []),
    columns.taxRate,
    columns.net,
  ];
  return {
    margin: [0, 14, 0, 6],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: ['auto', '*', ...head.map(() => 'auto')],
      body: [
        [
          { text: columns.position, style: 'head' },
          { text: columns.description, style: 'head' },
          ...head.map((text): TableCell => ({ text, style: 'head', alignment: 'right' })),
        ],
        ...lines.map((line, at) => [
          `${at + 1}.`,
          descriptionOf(line, data),
          right(formatNumber(line.quantity)),
          right(formatMoney(line.unit_price)),
          ...(hasDiscount ? [right(line.discount === 0 ? '' : formatMoney(line.discount))] : []),
          right(line.tax_category === 'standard' ? formatPercent(line.tax_rate / 10_000) : '–'),
          right(formatMoney(line.net)),
        ]),
      ],
    },
    layout: tableLayout,
  };
}

/** Days are printed if they are not those of the whole document. */
function descriptionOf({ description, share, ...line }: InvoiceLine, { supplied, language }: PrintedLines): TableCell {
  const days = suppliedDays([line]);
  const isPart = days.from !== supplied.from || days.to !== supplied.to;
  const notes = [
    ...(isPart ? [formatDays(days)] : []),
    ...(share === null
      ? []
      : [
          fillText(invoiceTexts[language].share, {
            remaining: formatNumber(share.remaining),
            whole: formatNumber(share.whole),
          }),
        ]),
  ];
  return { stack: [description, ...notes.map((text) => ({ text, style: 'note' }))] };
}
