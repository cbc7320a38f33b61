import type { Content } from 'pdfmake/interfaces';
import { formatIsoDay } from '../../../platform';
import type { InvoiceData, InvoiceParty } from '../invoice-data';
import { documentName } from './document-name';
import { invoiceTexts } from './invoice-texts';
import { formatDays } from './format-values';

/** Seller, buyer and kind of the document. */
export function invoiceHead(data: InvoiceData): Content[] {
  const { seller, buyer, language } = data;
  const { facts } = invoiceTexts[language];
  return [
    {
      columnGap: 24,
      columns: [
        { width: '*', stack: [{ text: facts.buyer, style: 'label' }, ...party(buyer, data)] },
        { width: '*', stack: [{ text: seller.name, bold: true, fontSize: 12 }, ...party(seller, data).slice(1)] },
      ],
    },
    { text: documentName(data), style: 'title' },
    factsTable(data),
  ];
}

function party(
  { name, street, postal_code: postalCode, city, country, vat_number: vat }: InvoiceParty,
  of: InvoiceData,
) {
  const { vatNumber } = invoiceTexts[of.language];
  const countryName = new Intl.DisplayNames(of.language, { type: 'region' }).of(country) ?? country;
  return [
    { text: name, bold: true },
    street,
    `${postalCode} ${city}`,
    countryName,
    ...(vat === null ? [] : [`${vatNumber}: ${vat}`]),
  ];
}

function factsTable(data: InvoiceData): Content {
  const { facts, number, title, reasons } = invoiceTexts[data.language];
  const { supplied, references } = data;
  const rows: readonly (readonly [name: string, value: string])[] = [
    [number[data.kind], data.number],
    [facts.issuedOn, formatIsoDay(data.issued_on)],
    [facts.issuedIn, data.seller.city],
    [supplied.from === supplied.to ? facts.suppliedOn : facts.supplied, formatDays(supplied)],
    ...(data.due_on === null ? [] : [[facts.dueOn, formatIsoDay(data.due_on)] as const]),
    ...(data.subject === null ? [] : [[facts.subject, data.subject] as const]),
    ...references.map(
      (to) => [facts.references, `${title[to.kind]} ${to.number}, ${formatIsoDay(to.issued_on)}`] as const,
    ),
    ...(data.kind === 'credit_note' && data.cause in reasons
      ? [[facts.reason, reasons[data.cause as keyof typeof reasons]] as const]
      : []),
  ];
  return {
    table: { widths: ['auto', '*'], body: rows.map(([name, value]) => [{ text: name, style: 'label' }, value]) },
    layout: 'noBorders',
  };
}
