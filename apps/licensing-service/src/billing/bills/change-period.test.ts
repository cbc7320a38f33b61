import type { Selection } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sumBill } from './bill';
import { aMonth, changed, linesOf, notesOf, plan, type TestBooks } from './testing/test-books';

const yearly: Selection = { ...plan, cycle: 'yearly' };

describe('a change of cycle', () => {
  it('gives back the unused days and begins a period with a new anchor', () => {
    const bill = changed(aMonth(), yearly, '2026-12-06');
    expect(notesOf(bill)).toEqual([
      ['1', ['licences', 3, '2026-12-06', 2850], ['modules', 1, '2026-12-06', 450], ['assets', 10, '2026-12-06', 500]],
    ]);
    expect(linesOf(bill).map(([, quantity, , net]) => [quantity, net])).toEqual([
      [3, 57_000],
      [1, 9000],
      [10, 10_000],
    ]);
    expect(bill.begins[0]?.billing).toEqual({
      cycle: 'yearly',
      anchor: '2026-12-06',
      from: '2026-12-06',
      to: '2027-12-06',
    });
  });

  it('and back on one day resumes the old period, also with other quantities', () => {
    const books = aMonth();
    changed(books, { ...plan, licences: 4 }, '2026-12-01');
    changed(books, yearly, '2026-12-06');
    const back = changed(books, { ...plan, licences: 5 }, '2026-12-06');
    expect(back.notes.map(({ net, tax }) => [net, tax])).toEqual([[76_000, 16_720]]);
    expect(linesOf(back)).toEqual([
      ['licences', 5, '2026-12-06', 4750],
      ['modules', 1, '2026-12-06', 450],
      ['assets', 10, '2026-12-06', 500],
    ]);
    expect(back.begins).toMatchObject([
      { from: '2026-12-06', to: '2026-12-21', billing: { anchor: '2026-11-21', from: '2026-11-21' } },
    ]);
  });

  it('and back to the same plan on one day costs nothing', () => {
    const books = aMonth();
    const [there, back] = [changed(books, yearly, '2026-12-11'), changed(books, plan, '2026-12-11')];
    for (const key of ['net', 'tax', 'total'] as const) expect(sumBill(there)[key] + sumBill(back)[key]).toBe(0);
    expect(back.begins).toMatchObject([{ to: '2026-12-21', billing: { anchor: '2026-11-21' }, beganBecause: 'undo' }]);
  });

  it('and back on the next day begins a new period', () => {
    const books = aMonth();
    changed(books, yearly, '2026-12-06');
    const back = changed(books, plan, '2026-12-07');
    expect(back.begins[0]?.billing).toMatchObject({ anchor: '2026-12-07', from: '2026-12-07', to: '2027-01-07' });
    // 364 of 365 days of 570,00 €, 90,00 € and 100,00 €.
    expect(back.notes.map(({ lines }) => lines.map(({ net }) => net))).toEqual([[56_844, 8975, 9973]]);
  });
});

describe('a change before a period that was paid ahead', () => {
  function paidAhead(): TestBooks {
    const books = aMonth();
    books.renew({ ...plan, assets: 20 }, '2026-12-10');
    return books;
  }

  it('bills the rest of the running period and the whole paid one; items it does not name stay as planned', () => {
    const books = paidAhead();
    const bill = changed(books, { ...plan, licences: 4 }, '2026-12-11');
    expect(linesOf(bill)).toEqual([
      ['licences', 1, '2026-12-11', 633],
      ['licences', 1, '2026-12-21', 1900],
    ]);
    expect(bill.begins.map(({ selection, from, to }) => [selection.assets, from, to])).toEqual([
      [10, '2026-12-11', '2026-12-21'],
      [20, '2026-12-21', '2027-01-21'],
    ]);
  });

  it('swaps a module for another one in both', () => {
    const bill = changed(paidAhead(), { ...plan, modules: ['newsletter'] }, '2026-12-11');
    expect(bill.begins.map(({ selection, from }) => [selection.modules, selection.assets, from])).toEqual([
      [['newsletter'], 10, '2026-12-11'],
      [['newsletter'], 20, '2026-12-21'],
    ]);
    expect([bill.lines, bill.notes]).toEqual([[], []]);
  });

  it('credits both for a reduction, each on its own invoice', () => {
    const bill = changed(paidAhead(), { ...plan, licences: 2 }, '2026-12-11');
    expect(notesOf(bill)).toEqual([
      ['2', ['licences', 1, '2026-12-21', 1900]],
      ['1', ['licences', 1, '2026-12-11', 633]],
    ]);
  });

  it('counts as the plan of the morning when that period begins', () => {
    const books = paidAhead();
    changed(books, { ...plan, licences: 4 }, '2026-12-20');
    const less = changed(books, { ...plan, assets: 20 }, '2026-12-21');
    expect(notesOf(less)).toEqual([['3', ['licences', 1, '2026-12-21', 1900]]]);
    expect(less.begins.map(({ beganBecause }) => beganBecause)).toEqual(['change']);
    const back = changed(books, { ...plan, licences: 4, assets: 20 }, '2026-12-21');
    expect(sumBill(back)).toMatchObject({ net: 1900, tax: 418, total: 2318 });
    expect(back.begins.map(({ beganBecause }) => beganBecause)).toEqual(['undo']);
  });

  it('is undone in both on one day', () => {
    const books = paidAhead();
    const there = changed(books, { ...plan, licences: 2, assets: 12 }, '2026-12-11');
    const back = changed(books, plan, '2026-12-11');
    for (const key of ['net', 'tax', 'total'] as const) expect(sumBill(there)[key] + sumBill(back)[key]).toBe(0);
    expect(books.periods.slice(-2).map(({ selection, from }) => [selection.licences, selection.assets, from])).toEqual([
      [3, 10, '2026-12-11'],
      [3, 20, '2026-12-21'],
    ]);
  });
});
