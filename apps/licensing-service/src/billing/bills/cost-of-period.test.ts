import type { Selection } from '@atrium/api-client/contract';
import { expect, it } from 'vitest';
import { lastOf } from '../periods/period';
import { costOfPeriod } from './books';
import { reverseCharge, TestBooks } from './testing/test-books';

const plan: Selection = { cycle: 'monthly', licences: 3, modules: [], assets: 0 };

function costOf({ periods, documents }: TestBooks): number {
  const last = lastOf(periods);
  if (last === null) throw new Error('There is no period.');
  return costOfPeriod(periods, last, documents);
}

it('is the total of its invoice, with VAT, and nothing of the period before', () => {
  const books = new TestBooks();
  books.begin(plan, '2026-11-21');
  expect(costOf(books)).toBe(6954);
  books.renew({ ...plan, licences: 1 }, '2026-12-21', { tax: reverseCharge });
  expect(costOf(books)).toBe(1900);
});

it('includes what changes added, less what they gave back', () => {
  const books = new TestBooks();
  books.begin(plan, '2026-11-21');
  books.change({ ...plan, licences: 5 }, '2026-12-06');
  // 69,54 + 2 × 19,00 × 15 ÷ 30 with VAT.
  expect(costOf(books)).toBe(6954 + 2318);
  books.change({ ...plan, licences: 1 }, '2026-12-06');
  expect(costOf(books)).toBe(6954 - 2318);
});

it('is what it was before a change that was undone', () => {
  const books = new TestBooks();
  books.begin(plan, '2026-11-21');
  books.change({ ...plan, cycle: 'yearly' }, '2026-12-06');
  books.change(plan, '2026-12-06');
  expect(costOf(books)).toBe(6954);
});
