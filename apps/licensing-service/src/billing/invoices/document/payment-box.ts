import { formatIban } from '@atrium/validators';
import type { Column, Content } from 'pdfmake/interfaces';
import { formatIsoDay } from '../../../platform';
import type { UpnOrder } from '../upn-qr/upn-order';
import { upnProblems } from '../upn-qr/upn-problems';
import { upnQr } from '../upn-qr/upn-qr';
import type { InvoiceData } from '../invoice-data';
import { invoiceTexts } from './invoice-texts';
import { paymentOrderOf } from './payment-order';
import { qrPicture } from './qr-picture';
import { formatMoney } from './format-values';

/** Bank transfer details, with a UPN QR code if the order fits its format; empty if no transfer is requested. */
export function paymentBox(data: InvoiceData): Content[] {
  const order = paymentOrderOf(data);
  if (order === null) return [];
  const { payment: words } = invoiceTexts[data.language];
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
  const { payment: words } = invoiceTexts[language];
  const rows = [
    [words.payee, `${seller.name}, ${seller.street}, ${seller.postal_code} ${seller.city}`],
    [words.iban, formatIban(payee.iban)],
    [words.reference, payee.reference],
    [words.amount, formatMoney(order.amount)],
    [words.dueOn, formatIsoDay(order.dueOn)],
    [words.purposeCode, order.purposeCode],
    [words.purpose, order.purpose],
  ] as const;
  return {
    width: '*',
    table: { widths: ['auto', '*'], body: rows.map(([name, value]) => [{ text: name, style: 'label' }, value]) },
    layout: 'noBorders',
  };
}
