import type { InvoiceParty } from '../billing/invoices/buyer';
import type { InvoiceDraft, InvoiceLine } from '../billing/invoices/invoice-data';
import type { Seller } from '../platform';

export const testSeller: Seller = {
  name: 'Atrium storitve, d.o.o.',
  street: 'Čopova ulica 3',
  postal_code: '3000',
  city: 'Celje',
  country: 'SI',
  vat_number: 'SI50223054',
  register: 'Okrožno sodišče v Celju',
  registration_number: '1234567000',
  share_capital: 750_000,
  iban: 'SI56263300012039086',
};

export const testBuyer: InvoiceParty = {
  name: 'Železnina Črnič & Đorđević, d.o.o.',
  street: 'Šmartinska cesta 5',
  postal_code: '1000',
  city: 'Ljubljana',
  country: 'SI',
  vat_number: 'SI10019880',
};

export const testLine: InvoiceLine = {
  description: 'Licence, mesečno',
  item: 'licences',
  cycle: 'monthly',
  period_id: null,
  from: '2026-11-22',
  to: '2026-12-22',
  corrects: null,
  quantity: 3,
  unit_price: 1900,
  share: null,
  discount: 0,
  net: 5700,
  tax_category: 'standard',
  tax_rate: 2200,
};

/** An invoice for a first month, paid by card. */
export function testDraft(changed: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    kind: 'invoice',
    cause: 'creation',
    day: '2026-11-22',
    corrects: null,
    taxes: null,
    language: 'sl',
    seller: testSeller,
    buyer: testBuyer,
    subject: 'Zelena dolina',
    due_on: null,
    payment: 'card',
    paid_on: '2026-11-22',
    lines: [
      testLine,
      { ...testLine, item: 'modules', description: 'Moduli, mesečno', quantity: 2, unit_price: 900, net: 1800 },
      { ...testLine, item: 'assets', description: 'Sredstva, mesečno', quantity: 1200, unit_price: 100, net: 120_000 },
    ],
    vat_reason: 'domestic',
    vat_check: null,
    credit: 0,
    least_charge: 0,
    received: null,
    references: [],
    ...changed,
  };
}
