import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { fillText, tableLayout } from '../../../platform';
import { suppliedDays } from '../compose-invoice';
import type { InvoiceData, InvoiceLine } from '../invoice-data';
import { beginsOncePaid, formatDays, formatMoney, formatNumber, formatPercent, invoiceTexts } from './invoice-texts';

const right = (text: string, rest: object = {}): TableCell => ({ text, alignment: 'right', noWrap: true, ...rest });

/** Table of the invoiced lines; its head repeats on every page. */
export function linesTable(data: InvoiceData): Content {
  const { columns: words } = invoiceTexts(data.language);
  const hasDiscount = data.lines.some(({ discount }) => discount !== 0);
  const columns: readonly (readonly [head: string, cell: (line: InvoiceLine) => string])[] = [
    [words.quantity, (line) => formatNumber(line.quantity)],
    [words.unit_price, (line) => formatMoney(line.unit_price)],
    ...(hasDiscount ? [[words.discount, discountOf] as const] : []),
    [words.tax_rate, (line) => (line.tax_category === 'standard' ? formatPercent(line.tax_rate / 10_000) : '–')],
    [words.net, (line) => formatMoney(line.net)],
  ];
  return {
    margin: [0, 14, 0, 6],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: ['auto', '*', ...columns.map(() => 'auto')],
      body: [
        [
          ...[words.position, words.description].map((text): TableCell => ({ text, style: 'head' })),
          ...columns.map(([text]): TableCell => ({ text, style: 'head', alignment: 'right' })),
        ],
        ...data.lines.map((line, at) => [
          `${at + 1}.`,
          descriptionOf(line, data),
          ...columns.map(([, cell]) => right(cell(line))),
        ]),
      ],
    },
    layout: tableLayout,
  };
}

const discountOf = ({ discount }: InvoiceLine) => (discount === 0 ? '' : formatMoney(discount));

/** Days are printed if they are not those of the whole document, and do not begin once it is paid. */
function descriptionOf({ description, share, ...line }: InvoiceLine, data: InvoiceData): TableCell {
  const days = formatDays(suppliedDays([line]));
  const isKnown = days !== formatDays(data) && !(beginsOncePaid(data) && line.from === data.supplied_from);
  const notes = isKnown ? [days] : [];
  if (share !== null) {
    const values = { remaining: formatNumber(share.remaining), whole: formatNumber(share.whole) };
    notes.push(fillText(invoiceTexts(data.language).share, values));
  }
  return { stack: [description, ...notes.map((text) => ({ text, style: 'note' }))] };
}

/** VAT by rate beside the totals. */
export function totals(data: InvoiceData): Content {
  return { unbreakable: true, margin: [0, 8, 0, 8], columnGap: 24, columns: [taxTable(data), totalsTable(data)] };
}

function taxTable({ taxes, language }: InvoiceData): Column {
  const { taxes: words, without_vat: withoutVat } = invoiceTexts(language);
  const head = { style: 'head' };
  return {
    width: '*',
    table: {
      widths: ['*', 'auto', 'auto'],
      body: [
        [{ text: words.rate, ...head }, right(words.base, head), right(words.amount, head)],
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

type Sum = readonly [label: string, cents: number];

function totalsTable({ language, paid_on: paidOn, amount_due: due, ...data }: InvoiceData): Column {
  const { sums: words } = invoiceTexts(language);
  const paid = paidOn === null ? 0 : due;
  const credit: Sum = [words.credit, 0 - data.credit_used];
  const isNote = data.total < 0;
  const toCredit: Sum = [isNote ? words.becomes_credit : words.surplus, data.becomes_credit];
  const settled: readonly Sum[] = [credit, [words.paid, 0 - paid], ...(isNote ? [] : [toCredit])];
  const rows: readonly Sum[] = [
    [words.net, data.net],
    [words.tax, data.tax],
    [words.total, data.total],
    ...settled.filter(([, cents]) => cents !== 0),
    isNote ? toCredit : [words.due, due - paid],
  ];
  return {
    width: 210,
    table: {
      widths: ['*', 'auto'],
      body: rows.map(([text, cents], at) => {
        const rest = at === rows.length - 1 ? { bold: true, fontSize: 12 } : {};
        return [{ text, ...rest }, right(formatMoney(cents), rest)];
      }),
    },
    layout: tableLayout,
  };
}
