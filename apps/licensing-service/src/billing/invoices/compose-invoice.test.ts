import { describe, expect, it } from 'vitest';
import { testBuyer, testDraft, testLine } from '../../testing/test-invoices';
import { composeInvoice } from './compose-invoice';
import type { InvoiceDraft } from './invoice-data';

const number = { premise: 'SPLET', device: 'R1', year: 2026, sequence: 12 };
const composed = (changed: Partial<InvoiceDraft>) => composeInvoice(testDraft(changed), number, '2026-11-22');

const creditNoteDraft = {
  kind: 'credit_note',
  paid_on: null,
  lines: [{ ...testLine, quantity: -3, net: -5700 }],
} as const;
const original = { kind: 'invoice', number: 'SPLET-R1-11', issued_on: '2026-11-01' } as const;

describe('composing a document', () => {
  it('takes the totals from the price calculation', () => {
    expect(composed({ credit: 1240 })).toMatchObject({
      number: 'SPLET-R1-12',
      issued_on: '2026-11-22',
      net: 127_500,
      taxes: [{ tax_category: 'standard', tax_rate: 2200, tax_base: 127_500, tax_amount: 28_050 }],
      total: 155_550,
      credit_used: 1240,
      amount_due: 154_310,
      clauses: [],
    });
  });

  it('states each reason for no VAT once', () => {
    const none = { ...testLine, tax_rate: 0 };
    const lines = (['outside_scope', 'reverse_charge', 'outside_scope'] as const).map((category) => ({
      ...none,
      tax_category: category,
    }));
    expect(composed({ lines }).clauses.map((clause) => clause.slice(0, 15))).toEqual([
      'Obrnjena davčna',
      'Ni predmet DDV ',
    ]);
  });

  it.each<[why: string, Partial<InvoiceDraft>, says: string]>([
    ['has no line', { lines: [] }, 'needs a line'],
    ['has a line with a wrong amount', { lines: [{ ...testLine, net: 5701 }] }, 'does not equal quantity'],
    [
      'ignores the share of a line',
      { lines: [{ ...testLine, share: { remaining: 1, whole: 2 } }] },
      'does not equal quantity',
    ],
    ['ignores a discount', { lines: [{ ...testLine, discount: 1 }] }, 'does not equal quantity'],
    ['charges VAT outside its scope', { lines: [{ ...testLine, tax_category: 'outside_scope' }] }, 'category'],
    ['charges no VAT in Slovenia', { lines: [{ ...testLine, tax_rate: 0 }] }, 'category'],
    [
      'reverse charges a buyer without a number',
      {
        buyer: { ...testBuyer, vat_number: null },
        lines: [{ ...testLine, tax_category: 'reverse_charge', tax_rate: 0 }],
      },
      'VAT number',
    ],
    ['is a credit note without an invoice', creditNoteDraft, 'the invoices it corrects'],
    ['is a credit note that charges', { kind: 'credit_note', paid_on: null, references: [original] }, 'at most 0'],
    [
      'is a credit note that uses credit',
      { ...creditNoteDraft, references: [original], credit: 1 },
      'cannot use account credit',
    ],
    ['asks for a transfer without a day', { payment: 'bank_transfer', paid_on: null }, 'due date'],
    ['is unpaid although paid by card', { paid_on: null }, 'needs its payment date'],
    ['is a pro-forma invoice that is paid', { kind: 'proforma' }, 'Only an invoice'],
  ])('rejects a document that %s', (_why, changed, says) => {
    expect(() => composed(changed)).toThrow(says);
  });
});
