import type { Content } from 'pdfmake/interfaces';
import { formatIsoDay } from '../../../platform';
import type { InvoiceParty } from '../buyer';
import type { InvoiceData } from '../invoice-data';
import { beginsOncePaid, documentName, formatDays, invoiceTexts } from './invoice-texts';

/** Seller, buyer and kind of the document. */
export function invoiceHead(data: InvoiceData): Content[] {
  const { seller, buyer, language } = data;
  const { facts } = invoiceTexts(language);
  return [
    {
      columnGap: 24,
      columns: [
        {
          width: '*',
          stack: [{ text: facts.buyer, style: 'label' }, { text: buyer.name, bold: true }, ...addressOf(buyer, data)],
        },
        { width: '*', stack: [{ text: seller.name, bold: true, fontSize: 12 }, ...addressOf(seller, data)] },
      ],
    },
    { text: documentName(data), style: 'title' },
    factsTable(factsOf(data)),
  ];
}

function addressOf(
  { street, postal_code: code, city, country, vat_number: vat }: InvoiceParty,
  { language }: InvoiceData,
): string[] {
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const number = vat === null ? [] : [`${invoiceTexts(language).vat_number}: ${vat}`];
  return [street, `${code} ${city}`, countryName, ...number];
}

type Facts = readonly (readonly [label: string, value: string | null])[];

/** A table of labels and their values, but for those without a value. */
export const factsTable = (rows: Facts) => ({
  table: {
    widths: ['auto', '*'],
    body: rows.flatMap(([text, value]) => (value === null ? [] : [[{ text, style: 'label' }, value]])),
  },
  layout: 'noBorders',
});

function factsOf(data: InvoiceData): Facts {
  const { facts, number, title, reasons, begins } = invoiceTexts(data.language);
  const { supplied_from: from, due_on: dueOn, cause } = data;
  const days = beginsOncePaid(data) ? begins[cause === 'creation' ? 'ready' : 'recorded'] : formatDays(data);
  const reason = new Map(Object.entries(reasons)).get(cause) ?? null;
  return [
    [number[data.kind], data.number],
    [facts.issued_on, formatIsoDay(data.issued_on)],
    [facts.issued_in, data.seller.city],
    [days === formatIsoDay(from) ? facts.supplied_on : facts.supplied, days],
    [facts.due_on, dueOn === null ? null : formatIsoDay(dueOn)],
    [facts.subject, data.subject],
    ...data.references.map(
      (other) => [facts.references, `${title[other.kind]} ${other.number}, ${formatIsoDay(other.issued_on)}`] as const,
    ),
    [facts.reason, data.kind === 'credit_note' ? reason : null],
  ];
}
