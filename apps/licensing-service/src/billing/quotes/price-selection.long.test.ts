import { expect, it } from 'vitest';
import type { Selection } from '@atrium/api-client/contract';
import { startOfLocalDay } from '../../platform';
import { TestBooks, testPrices } from '../bills/testing/test-books';
import { buyerOf } from '../invoices/buyer';
import { addDays, addMonths } from '../periods/days';
import { testSubscription } from '../subscriptions/testing/test-subscription';
import { priceSelection } from './price-selection';
import type { QuoteInputs } from './quote-inputs';

const rounds = 1000;
/** By the clock: other work only adds time to that of the processor. */
const mostMilliseconds = 2;
const first = '2026-11-21';
const plan: Selection = { cycle: 'monthly', licences: 10, modules: ['couriers'], assets: 10 };

/** Twelve months, each with two changes: one that adds, and one that adds and takes away. */
function booksOfAYear(): TestBooks {
  const books = new TestBooks();
  books.begin(plan, first);
  for (let month = 0; month < 12; month += 1) {
    const from = addMonths(first, month);
    if (month > 0) books.renew(plan, from);
    books.change({ ...plan, licences: 12 + month }, addDays(from, 5));
    books.change({ ...plan, assets: 30 + month }, addDays(from, 10));
  }
  return books;
}

function inputsOf({ periods, documents }: TestBooks): QuoteInputs {
  return {
    buyer: buyerOf({ company: 'Zelena dolina', address: { country: 'SI' } }),
    decision: { kind: 'decided', category: 'standard', rate: 2200, reason: 'domestic', evidence: null },
    isDraft: false,
    subscribed: { subscription: testSubscription, periods },
    documents,
    lists: [{ version: 1, prices: testPrices, validFrom: startOfLocalDay('2026-11-01') }],
    credit: 0,
    reservedByTransfer: () => 0,
    minimumCharge: 50,
  };
}

it('prices a change after 12 periods and 24 changes within 2 ms of processor', () => {
  const books = booksOfAYear();
  expect(books.periods).toHaveLength(36);
  const inputs = inputsOf(books);
  const at = startOfLocalDay(addDays(addMonths(first, 11), 20));
  const price = () => priceSelection(inputs, { selection: { ...plan, licences: 5, assets: 50 }, at });
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    price();
    return performance.now() - before;
  }).toSorted((one, other) => one - other);
  const [median, slow] = [times[rounds / 2] ?? 0, times[rounds * 0.95] ?? 0];
  process.stdout.write(`↳ a quote: median ${median.toFixed(2)} ms, 95th percentile ${slow.toFixed(2)} ms\n`);
  expect(price()).toMatchObject({ kind: 'change', settled: { bill: { cause: 'change' } } });
  expect(median).toBeLessThan(mostMilliseconds);
});
