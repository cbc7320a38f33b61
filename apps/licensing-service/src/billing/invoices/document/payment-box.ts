import { formatIban } from '@atrium/validators';
import type { Column, Content } from 'pdfmake/interfaces';
import { dayOf } from '../../../platform';
import type { UpnOrder } from '../upn-qr/upn-order';
import { upnProblems } from '../upn-qr/upn-problems';
import { upnQr } from '../upn-qr/upn-qr';
import type { InvoiceData } from '../invoice-data';
import { invoiceWords } from './invoice-words';
import { paymentOrderOf } from './payment-order';
import { qrPicture } from './qr-picture';
import { writeMoney } from './format-values';

/** How to pay by bank transfer, with the UPN QR code where the order can be written as one; nothing where it is not asked for. */
export function paymentBox(data: InvoiceData): Content[] {
  const order = paymentOrderOf(data);
  if (order === null) return [];
  const { payment: words } = invoiceWords[data.language];
  const picture: Column[] =
    upnProblems(order).size > 0
      ? []
      : [
          {
            width: 130,
            stack: [qrPicture(upnQr(order), 1.5), { text: words.scan, style: 'note' }],
          },
        ];
  return [
    {
      unbreakable: true,
      margin: [0, 10, 0, 0],
      stack: [
        { text: words.heading, bold: true, margin: [0, 0, 0, 4] },
        { columnGap: 24, columns: [details(order, data), ...picture] },
      ],
    },
  ];
}

function details({ payee, ...order }: UpnOrder, { seller, language }: InvoiceData): Column {
  const { payment: words } = invoiceWords[language];
  const rows = [
    [words.payee, `${seller.name}, ${seller.street}, ${seller.postal_code} ${seller.city}`],
    [words.iban, formatIban(payee.iban)],
    [words.reference, payee.reference],
    [words.amount, writeMoney(order.amount)],
    [words.dueOn, dayOf(order.dueOn)],
    [words.purposeCode, order.purposeCode],
    [words.purpose, order.purpose],
  ] as const;
  return {
    width: '*',
    table: { widths: ['auto', '*'], body: rows.map(([name, value]) => [{ text: name, style: 'label' }, value]) },
    layout: 'noBorders',
  };
}
