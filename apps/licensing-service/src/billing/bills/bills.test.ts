import { describe, expect, it } from 'vitest';
import { sumBill, sumInvoice } from './bill';
import { openInvoices } from './books';
import { aMonth, changed, linesOf, notesOf, plan, reverseCharge, TestBooks, testPrices } from './testing/test-books';

describe('a change within a cycle', () => {
  it('bills only what is added, for the days that are left', () => {
    const bill = changed(aMonth(), { ...plan, licences: 5 }, '2026-12-06');
    expect(bill.notes).toEqual([]);
    expect(bill.lines).toMatchObject([
      { item: 'licences', quantity: 2, unit_price: 1900, from: '2026-12-06', to: '2026-12-21', net: 1900 },
    ]);
    expect(bill.lines[0]?.share).toEqual({ remaining: 15, whole: 30 });
    expect(sumInvoice(bill)).toMatchObject({ net: 1900, tax: 418, total: 2318 });
  });

  it('bills all days on the first day of the period, and one on its last', () => {
    expect(linesOf(changed(aMonth(), { ...plan, licences: 4 }, '2026-11-21'))).toEqual([
      ['licences', 1, '2026-11-21', 1900],
    ]);
    // 1900 ÷ 30 = 63,33
    expect(linesOf(changed(aMonth(), { ...plan, licences: 4 }, '2026-12-20'))).toEqual([
      ['licences', 1, '2026-12-20', 63],
    ]);
  });

  it('takes from the newest line first, with a credit note for each invoice that it touches', () => {
    const books = aMonth();
    changed(books, { ...plan, licences: 5 }, '2026-12-06');
    const bill = changed(books, { ...plan, licences: 2 }, '2026-12-11');
    // 2 × 1900 ÷ 3 = 1266,67 of the second invoice, and 1900 ÷ 3 of the first.
    expect(notesOf(bill)).toEqual([
      ['2', ['licences', 2, '2026-12-11', 1267]],
      ['1', ['licences', 1, '2026-12-11', 633]],
    ]);
    expect(bill.notes.map(({ tax, total }) => [tax, total])).toEqual([
      [279, 1546],
      [139, 772],
    ]);
    expect(bill.lines).toEqual([]);
  });

  it('issues an invoice and a credit note if it does both', () => {
    const bill = changed(aMonth(), { ...plan, licences: 4, assets: 4 }, '2026-12-06');
    expect(notesOf(bill)).toEqual([['1', ['assets', 6, '2026-12-06', 300]]]);
    expect(linesOf(bill)).toEqual([['licences', 1, '2026-12-06', 950]]);
    expect(sumBill(bill)).toMatchObject({ net: 650, tax: 143, total: 793 });
  });

  it('takes all net of a line that it takes away whole from its first day, and a share from the next day on', () => {
    const two = () => {
      const books = aMonth();
      // 2 × 1900 ÷ 3 = 1266,67; each licence alone is 633,33.
      changed(books, { ...plan, licences: 5 }, '2026-12-11');
      changed(books, { ...plan, licences: 4 }, '2026-12-11');
      return books;
    };
    const onTheDay = changed(two(), { ...plan, assets: 11 }, '2026-12-11');
    expect(notesOf(onTheDay)).toEqual([['2', ['licences', 1, '2026-12-11', 634]]]);
    const later = changed(two(), { ...plan, assets: 11 }, '2026-12-12');
    expect(notesOf(later)).toEqual([['2', ['licences', 1, '2026-12-12', 570]]]);
  });

  it('takes the last VAT of an invoice with its last net', () => {
    const books = aMonth();
    changed(books, { ...plan, licences: 6 }, '2026-12-11');
    const taken = [5, 4, 3].map((licences) =>
      changed(books, { ...plan, licences, assets: 10 + licences }, '2026-12-11').notes.find(
        ({ invoice_id: id }) => id === '2',
      ),
    );
    // 22 % of 633 is 139,26, and of 634 139,48; the invoice has 418.
    expect(taken.map((note) => [note?.net, note?.tax])).toEqual([
      [633, 139],
      [633, 139],
      [634, 140],
    ]);
    expect(openInvoices(books.documents).find(({ document }) => document.id === '2')?.left).toMatchObject([
      { tax_base: 0, tax_amount: 0 },
    ]);
  });

  it('gives back each line with its own VAT', () => {
    const books = aMonth();
    changed(books, { ...plan, licences: 5 }, '2026-12-06', { tax: reverseCharge });
    const bill = changed(books, { ...plan, licences: 2 }, '2026-12-06', { tax: reverseCharge });
    expect(bill.notes.map(({ net, tax, taxes }) => [net, tax, taxes[0]?.tax_category])).toEqual([
      [1900, 0, 'reverse_charge'],
      [950, 209, 'standard'],
    ]);
  });

  it('gives back lines and quantities of 0,00 first, and issues no document of 0,00', () => {
    const books = new TestBooks({ prices: { ...testPrices, asset: 1 } });
    books.begin(plan, '2026-11-21');
    // An asset for ten days is 0,33 cents.
    expect(changed(books, { ...plan, assets: 11 }, '2026-12-11').lines).toEqual([]);
    expect(linesOf(changed(books, { ...plan, assets: 12, licences: 4 }, '2026-12-11'))).toEqual([
      ['licences', 1, '2026-12-11', 633],
      ['assets', 1, '2026-12-11', 0],
    ]);
    const fewer = changed(books, { ...plan, assets: 10, licences: 4 }, '2026-12-12');
    expect([fewer.notes, fewer.lines, fewer.begins.length]).toEqual([[], [], 1]);
    const less = changed(books, { ...plan, assets: 0, licences: 4 }, '2026-12-12');
    expect(notesOf(less)).toEqual([['1', ['assets', 10, '2026-12-12', 3]]]);
  });

  it('is nothing for the same plan, whatever the order of its modules', () => {
    const books = new TestBooks();
    books.begin({ ...plan, modules: ['couriers', 'mailbox'] }, '2026-11-21');
    expect(books.change({ ...plan, modules: ['mailbox', 'couriers'] }, '2026-12-06')).toBeNull();
    expect(books.change({ ...plan, licences: 4 }, '2026-12-21')).toBeNull();
  });
});

describe('a change that leads back to the morning of its day', () => {
  it('gives back what the day billed, and bills again what it credited, with the same VAT', () => {
    const books = aMonth();
    const first = changed(books, { ...plan, licences: 5, assets: 4 }, '2026-12-11');
    expect(notesOf(first)).toEqual([['1', ['assets', 6, '2026-12-11', 200]]]);
    const undo = changed(books, plan, '2026-12-11');
    expect(notesOf(undo)).toEqual([['3', ['licences', 2, '2026-12-11', 1267]]]);
    expect(linesOf(undo)).toEqual([['assets', 6, '2026-12-11', 200]]);
    expect(sumInvoice(undo)).toMatchObject({ net: 200, tax: 44 });
    for (const key of ['net', 'tax', 'total'] as const) expect(sumBill(first)[key] + sumBill(undo)[key]).toBe(0);
    expect(books.periods.at(-1)).toMatchObject({ selection: plan, from: '2026-12-11', beganBecause: 'undo' });
  });

  it('only does so on that day', () => {
    const books = aMonth();
    changed(books, { ...plan, licences: 5 }, '2026-12-11');
    const next = changed(books, plan, '2026-12-12');
    expect([next.begins[0]?.beganBecause, ...notesOf(next)]).toEqual([
      'change',
      ['2', ['licences', 2, '2026-12-12', 1140]],
    ]);
  });
});
