import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { tableLayout } from '../../../platform';
import type { InvoiceData } from '../invoice-data';
import { invoiceTexts } from './invoice-texts';
import { formatMoney, formatPercent } from './format-values';

const right = (text: string, rest: object = {}): TableCell => ({ text, alignment: 'right', noWrap: true, ...rest });

/** VAT by rate beside the totals. */
export function totals(data: InvoiceData): Content {
  return { unbreakable: true, margin: [0, 8, 0, 8], columnGap: 24, columns: [taxTable(data), totalsTable(data)] };
}

function taxTable({ taxes, language }: InvoiceData): Column {
  const { taxes: words, withoutVat } = invoiceTexts[language];
  return {
    width: '*',
    table: {
      widths: ['*', 'auto', 'auto'],
      body: [
        [
          { text: words.rate, style: 'head' },
          right(words.base, { style: 'head' }),
          right(words.amount, { style: 'head' }),
        ],
        ...taxes.map(({ tax_category: category, tax_rate: rate, tax_base: base, tax_amount: amount }) => [
          category === 'standard' ? formatPercent(rate / 10_000) : withoutVat[category],
          right(formatMoney(base)),
          right(formatMoney(amount)),
        ]),
      ],
    },
    layout: tableLayout,
  };
}

function totalsTable(data: InvoiceData): Column {
  const { sums: words } = invoiceTexts[data.language];
  const creditRow = [words.becomesCredit, data.becomes_credit] as const;
  const isCredit = data.total < 0;
  const paid = data.paid_on === null ? 0 : data.amount_due;
  const finalRow = isCredit ? creditRow : ([words.due, data.amount_due - paid] as const);
  const rows = [
    [words.net, data.net],
    [words.tax, data.tax],
    [words.total, data.total],
    ...(data.credit_used > 0 ? [[words.credit, -data.credit_used]] : []),
    ...(data.becomes_credit > 0 && !isCredit ? [creditRow] : []),
    ...(paid > 0 ? [[words.paid, -paid]] : []),
    finalRow,
  ] as const;
  return {
    width: 210,
    table: {
      widths: ['*', 'auto'],
      body: rows.map(([name, cents], at) => {
        const rest = at === rows.length - 1 ? { bold: true, fontSize: 12 } : {};
        return [{ text: String(name), ...rest }, right(formatMoney(Number(cents)), rest)];
      }),
    },
    layout: tableLayout,
  };
}
