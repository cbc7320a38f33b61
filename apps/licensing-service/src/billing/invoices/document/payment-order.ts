import { partyMaximum, purposeMaximum } from '../upn-qr/upn-problems';
import { isLatin2 } from '../upn-qr/iso-8859-2';
import type { UpnOrder, UpnParty } from '../upn-qr/upn-order';
import type { InvoiceData, InvoiceParty } from '../invoice-data';
import { invoiceTexts } from './invoice-texts';

/** The bank transfer that a document requests; null for none. */
export function paymentOrderOf(data: InvoiceData): UpnOrder | null {
  const { seller, payment_reference: reference, due_on: dueOn, language, kind, number } = data;
  if (seller.iban === null || reference === null || dueOn === null) return null;
  const purpose = `${invoiceTexts[language].title[kind]} ${number}`;
  return {
    payer: partyOf(data.buyer),
    amount: data.amount_due,
    purposeCode: 'OTHR',
    purpose: purpose.length > purposeMaximum ? number : purpose,
    dueOn,
    payee: { ...partyOf(seller), iban: seller.iban, reference },
  };
}

function partyOf({ name, street, postal_code: postalCode, city }: InvoiceParty): UpnParty {
  return { name: fitText(name), street: fitText(street), place: fitText(`${postalCode} ${city}`) };
}

/** Fits a text into its field: strips diacritics that ISO 8859-2 lacks and truncates to the line's length. */
function fitText(text: string): string {
  const plain = Array.from(text.replace(/\s+/g, ' ').trim(), (character) =>
    isLatin2(character) ? character : character.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return plain.join('').slice(0, partyMaximum).trim();
}
