import { formatIban } from '@atrium/validators';
import type { Content } from 'pdfmake/interfaces';
import { formatIsoDay, isLatin2, partyMaximum, purposeMaximum, upnProblems, upnQr } from '../../../platform';
import type { InvoiceParty } from '../buyer';
import type { InvoiceData } from '../invoice-data';
import { documentName, formatMoney, invoiceTexts } from './invoice-texts';
import { factsTable } from './invoice-head';

/** Bank transfer details, with a UPN QR code if the order fits its format; empty if no transfer is requested. */
export function paymentBox(data: InvoiceData): Content[] {
  const order = paymentOrderOf(data);
  if (order === null) return [];
  const { seller, language } = data;
  const { payment: words } = invoiceTexts(language);
  const details = factsTable([
    [words.payee, `${seller.name}, ${seller.street}, ${seller.postal_code} ${seller.city}`],
    [words.iban, formatIban(order.payee.iban)],
    [words.reference, order.payee.reference],
    [words.amount, formatMoney(order.amount)],
    [words.due_on, formatIsoDay(order.dueOn)],
    [words.purpose_code, order.purposeCode],
    [words.purpose, order.purpose],
  ]);
  const code =
    upnProblems(order).size > 0
      ? []
      : [{ width: 130, stack: [qrPicture(upnQr(order)), { text: words.scan, style: 'note' }] }];
  return [
    {
      unbreakable: true,
      margin: [0, 10, 0, 0],
      stack: [
        { text: words.heading, bold: true, margin: [0, 0, 0, 4] },
        { columnGap: 24, columns: [{ width: '*', ...details }, ...code] },
      ],
    },
  ];
}

/** The bank transfer that a document requests; null for none. */
function paymentOrderOf(data: InvoiceData) {
  const { seller, payment_reference: reference, due_on: dueOn } = data;
  if (seller.iban === null || reference === null || dueOn === null) return null;
  const purpose = documentName(data);
  return {
    payer: partyOf(data.buyer),
    amount: data.amount_due,
    purposeCode: 'OTHR',
    purpose: purpose.length > purposeMaximum ? data.number : purpose,
    dueOn,
    payee: { ...partyOf(seller), iban: seller.iban, reference },
  };
}

function partyOf({ name, street, postal_code: postalCode, city }: InvoiceParty) {
  return { name: fitText(name), street: fitText(street), place: fitText(`${postalCode} ${city}`) };
}

/** Fits a text into its field: strips diacritics that ISO 8859-2 lacks and truncates to the line's length. */
function fitText(text: string): string {
  const plain = Array.from(text.replace(/\s+/g, ' ').trim(), (character) =>
    isLatin2(character) ? character : character.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return plain.join('').slice(0, partyMaximum).trim();
}

/** The QR code as vector graphics, with the light margin of four squares that readers need. */
function qrPicture(squares: ReturnType<typeof upnQr>): Content {
  const side = squares.length + 8;
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#000" d="${path.join('')}"/></svg>`,
    width: side * 1.5,
  };
}
