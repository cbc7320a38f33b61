import { formatIban } from '@atrium/validators';
import type { Column, Content } from 'pdfmake/interfaces';
import { formatIsoDay, documentStyle, documentStyles, fillText, printPdf } from '../../../platform';
import type { InvoiceData } from '../invoice-data';
import { linesTable, totals } from './amount-tables';
import { invoiceHead } from './invoice-head';
import { documentName, formatMoney, invoiceTexts } from './invoice-texts';
import { paymentBox } from './payment-box';

/** Prints an invoice, credit note or pro-forma invoice as a PDF, only from its stored data. */
export function printInvoice(data: InvoiceData): Promise<Buffer> {
  const words = invoiceTexts(data.language);
  const title = documentName(data);
  return printPdf({
    pageSize: 'A4',
    pageMargins: [57, 44, 57, 72],
    info: { title, author: data.seller.name, creationDate: new Date(data.issued_on) },
    language: data.language,
    defaultStyle: documentStyle,
    styles: { ...documentStyles, title: { fontSize: 18, bold: true, margin: [0, 20, 0, 6] } },
    footer: (page, pages) => ({
      margin: [57, 14, 57, 0],
      columnGap: 24,
      columns: [
        { text: legalFooter(data), style: 'note' },
        {
          text: `${title}\n${fillText(words.page, { page, pages })}`,
          style: 'note',
          alignment: 'right',
          width: 150,
        },
      ],
    }),
    content: [
      ...invoiceHead(data),
      linesTable(data),
      totals(data),
      ...notesOf(data).map((text): Content => ({ text, margin: [0, 2, 0, 2] })),
      ...paymentBox(data),
      ...fiscalMarks(data),
    ],
  });
}

/** Business documents must name the company's register, number and capital. Source: ZGD-1, article 45. */
function legalFooter({ seller, language }: InvoiceData): string {
  const { papers, vat_number: vatNumber } = invoiceTexts(language);
  return [
    seller.name,
    `${seller.street}, ${seller.postal_code} ${seller.city}`,
    seller.register,
    `${papers.registration_number} ${seller.registration_number}`,
    ...(seller.share_capital === null ? [] : [`${papers.share_capital} ${formatMoney(seller.share_capital)}`]),
    `${vatNumber} ${seller.vat_number}`,
    ...(seller.iban === null ? [] : [`IBAN ${formatIban(seller.iban)}`]),
  ]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}

function notesOf(data: InvoiceData): string[] {
  const { paid_by: paidBy, proforma_note: proformaNotes } = invoiceTexts(data.language);
  const { clauses, kind, cause, payment, paid_on: paidOn, amount_due: due } = data;
  return [
    ...clauses,
    ...(kind === 'proforma' ? [proformaNotes[cause === 'creation' ? 'creation' : 'other']] : []),
    ...(paidOn !== null && due > 0 ? [fillText(paidBy[payment], { day: formatIsoDay(paidOn) })] : []),
    ...(due === 0 && data.credit_used > 0 ? [paidBy.credit] : []),
  ];
}

function fiscalMarks({ zoi, eor, fiscal_qr: qr }: InvoiceData): Content[] {
  const lines = [...(zoi === null ? [] : [`ZOI: ${zoi}`]), ...(eor === null ? [] : [`EOR: ${eor}`])];
  if (lines.length === 0) return [];
  const picture: Column[] = qr === null ? [] : [{ qr, fit: 85, eccLevel: 'M', width: 'auto' }];
  return [{ unbreakable: true, margin: [0, 12, 0, 0], columns: [{ stack: lines }, ...picture] }];
}
