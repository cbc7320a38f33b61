import { describe, expect, it } from 'vitest';
import { testBuyer, testDraft, testLine } from '../../testing/test-invoices';
import { composeInvoice } from './compose-invoice';
import type { InvoiceDraft } from './invoice-data';

const number = { premise: 'SPLET', device: 'R1', sequence: 12 };
const composed = (changed: Partial<InvoiceDraft>) => composeInvoice(testDraft(changed), number, '2026-11-22');

const creditNoteDraft = {
  kind: 'credit_note',
  paid_on: null,
  corrects: '019a0000-0000-7000-8000-000000000011',
  lines: [{ ...testLine, quantity: -3, net: -5700, corrects: 1 }],
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

  it('repeats the VAT of other documents instead of calculating it', () => {
    // 22 % of 57,00 € is 12,54 €; a credit note may have taken a cent less.
    const taxes = [{ tax_category: 'standard', tax_rate: 2200, tax_base: 5700, tax_amount: 1253 }] as const;
    expect(composed({ lines: [testLine], taxes })).toMatchObject({ net: 5700, taxes, tax: 1253, total: 6953 });
    const note = { ...creditNoteDraft, references: [original] };
    const takenOff = [{ ...taxes[0], tax_base: -5700, tax_amount: -1253 }];
    expect(composed({ ...note, taxes: takenOff })).toMatchObject({ tax: -1253, total: -6953, becomes_credit: 6953 });
  });

  it('names a transfer by number and device, without a year', () => {
    const asked = { kind: 'proforma', payment: 'bank_transfer', paid_on: null, due_on: '2026-12-07' } as const;
    expect(composed(asked).payment_reference).toBe('RF39000012R1');
    expect(composed({}).payment_reference).toBeNull();
  });

  it('pays with the named credit, then with what a transfer brought, then with more credit', () => {
    const paid = (amount: number, named: number, credit: number) => {
      const received = { amount, credit: named };
      const { balance, credit_used, becomes_credit, amount_due, credit_left } = composed({ received, credit });
      return [balance, credit_used, becomes_credit, amount_due, credit_left];
    };
    expect(paid(155_550, 0, 5000)).toEqual([5000, 0, 0, 155_550, 5000]);
    expect(paid(150_550, 5000, 6000)).toEqual([6000, 5000, 0, 150_550, 1000]);
    expect(paid(160_000, 5000, 6000)).toEqual([6000, 5000, 9450, 160_000, 10_450]);
    expect(paid(150_000, 0, 6000)).toEqual([6000, 5550, 0, 150_000, 450]);
    expect(() => paid(150_000, 0, 5549)).toThrow('less than the total');
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
    [
      'has a line that takes off on an invoice',
      { lines: [{ ...testLine, quantity: -3, net: -5700 }] },
      'other documents add',
    ],
    ['has a line of no quantity', { lines: [testLine, { ...testLine, quantity: 0, net: 0 }] }, 'other documents add'],
    [
      'is a credit note that charges',
      { ...creditNoteDraft, references: [original], lines: [...creditNoteDraft.lines, testLine] },
      'takes off',
    ],
    [
      'is a credit note with a line of no quantity',
      { ...creditNoteDraft, references: [original], lines: [{ ...testLine, quantity: 0, net: 0 }] },
      'takes off',
    ],
    ['is a credit note that names no invoice', creditNoteDraft, 'the invoice it corrects'],
    [
      'is a credit note that corrects nothing',
      { ...creditNoteDraft, references: [original], corrects: null },
      'corrects an invoice',
    ],
    ['is an invoice that corrects another', { corrects: creditNoteDraft.corrects }, 'corrects an invoice'],
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
