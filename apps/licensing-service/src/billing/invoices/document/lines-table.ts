import type { Content, TableCell } from 'pdfmake/interfaces';
import { fillText, tableLayout } from '../../../platform';
import type { InvoiceData, InvoiceLine } from '../invoice-data';
import { invoiceWords } from './invoice-words';
import { writeDays, writeMoney, writePercent, writeWhole } from './format-values';

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

/** What was supplied: a table whose head stands on every page it reaches. */
export function linesTable({ lines, language }: Pick<InvoiceData, 'lines' | 'language'>): Content {
  const { columns } = invoiceWords[language];
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
          descriptionOf(line, language),
          right(writeWhole(line.quantity)),
          right(writeMoney(line.unit_price)),
          ...(hasDiscount ? [right(line.discount === 0 ? '' : writeMoney(line.discount))] : []),
          right(line.tax_category === 'standard' ? writePercent(line.tax_rate / 10_000) : '–'),
          right(writeMoney(line.net)),
        ]),
      ],
    },
    layout: tableLayout,
  };
}

function descriptionOf({ description, days, share }: InvoiceLine, language: InvoiceData['language']): TableCell {
  const notes = [
    ...(days === null ? [] : [writeDays(days)]),
    ...(share === null
      ? []
      : [
          fillText(invoiceWords[language].share, {
            percent: writePercent(share.remaining / share.whole),
            remaining: writeWhole(share.remaining),
            whole: writeWhole(share.whole),
          }),
        ]),
  ];
  return { stack: [description, ...notes.map((text) => ({ text, style: 'note' }))] };
}
