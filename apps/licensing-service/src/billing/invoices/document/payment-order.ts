import { partyMaximum, purposeMaximum } from '../upn-qr/upn-problems';
import { isLatin2 } from '../upn-qr/iso-8859-2';
import type { UpnOrder, UpnParty } from '../upn-qr/upn-order';
import type { InvoiceData, InvoiceParty } from '../invoice-data';
import { invoiceWords } from './invoice-words';

/** How a document asks to be paid by bank transfer; null where it does not. */
export function paymentOrderOf(data: InvoiceData): UpnOrder | null {
  const { seller, payment_reference: reference, due_on: dueOn, language, kind, number } = data;
  if (seller.iban === null || reference === null || dueOn === null) return null;
  const purpose = `${invoiceWords[language].title[kind]} ${number}`;
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
  return { name: fitted(name), street: fitted(street), place: fitted(`${postalCode} ${city}`) };
}

/** A letter the code page lacks loses its marks; what is too long ends where the line does. */
function fitted(text: string): string {
  const plain = Array.from(text.replace(/\s+/g, ' ').trim(), (character) =>
    isLatin2(character) ? character : character.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return plain.join('').slice(0, partyMaximum).trim();
}
