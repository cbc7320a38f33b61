// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHistory, simulate, type SimulatedHistory, type UsedLine } from './testing/history';

/** `npm run prove -- money` sets ten thousand. */
const numRuns = Number(process.env['MONEY_HISTORIES'] ?? 50);

/** Long enough for ten thousand runs on a busy machine. */
const patience = { timeout: 20_000 + numRuns * 20 };

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
const sizeOf = (value: bigint) => (value < 0n ? -value : value);

/** The remaining part of a price, at least 0, rounded half up. */
const remainingOf = (price: bigint, { remaining, whole }: UsedLine['from']) =>
  (price * BigInt(remaining) * 2n + BigInt(whole)) / (2n * BigInt(whole));

const usedOf = ({ price, from, to }: UsedLine) => Number(remainingOf(price, from) - remainingOf(price, to));

function holdsOver(property: (lived: SimulatedHistory, creditBefore: number) => void) {
  fc.assert(
    fc.property(anyHistory, (history) => property(simulate(history), history.credit)),
    { numRuns },
  );
}

describe('invariants of any billing history', patience, () => {
  it('payments plus initial credit equal usage plus VAT plus remaining credit, to the cent', () => {
    holdsOver(({ quotes, used }, creditBefore) => {
      const paid = sum(quotes.map((quote) => quote.amount_due));
      const vat = sum(quotes.map((quote) => quote.tax));
      const creditLeft = quotes.at(-1)?.credit_left ?? 0;
      expect(paid + creditBefore).toBe(sum(used.map(usedOf)) + vat + creditLeft);
    });
  });

  it('credit equals granted minus used credit and is never negative', () => {
    holdsOver(({ quotes }, creditBefore) => {
      let credit = creditBefore;
      for (const quote of quotes) {
        expect(quote.balance).toBe(credit);
        credit += quote.becomes_credit - quote.credit_used;
        expect(credit).toBe(quote.credit_left);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(quote.amount_due).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('the charge for each quantity differs by less than a cent from its exact price by the second', () => {
    holdsOver(({ used }) => {
      for (const line of used) {
        const { price, from, to } = line;
        expect(from.whole).toBe(to.whole);
        const exact = price * BigInt(from.remaining - to.remaining);
        const off = BigInt(usedOf(line)) * BigInt(from.whole) - exact;
        expect(sizeOf(off) <= BigInt(from.whole)).toBe(true);
      }
    });
  });

  it('the VAT of all invoices differs by at most half a cent per invoice and rate', () => {
    holdsOver(({ quotes }) => {
      const taxes = quotes.flatMap((quote) => quote.taxes);
      for (const rate of new Set(taxes.map((tax) => tax.tax_rate))) {
        const same = taxes.filter((tax) => tax.tax_rate === rate);
        const off = sum(same.map((tax) => tax.tax_amount * 10_000 - tax.tax_base * rate));
        expect(Math.abs(off)).toBeLessThanOrEqual(5000 * same.length);
      }
    });
  });
});

describe('an unchanged quantity', patience, () => {
  it('costs exactly its price for the period, however often other quantities change', () => {
    const steady = fc.record({
      seconds: fc.array(fc.nat({ max: 86_400 }), { maxLength: 20 }),
      licences: fc.integer({ min: 1, max: 50 }),
      price: fc.nat(99_999),
    });
    fc.assert(
      fc.property(anyHistory, steady, (history, { seconds, licences, price }) => {
        const prices = { ...history.first.prices, licence: price };
        const selection = { ...history.first.selection, cycle: 'monthly' as const, licences };
        const first = { ...history.first, selection, prices };
        const steps = seconds.map((pause, at) => ({
          seconds: pause,
          selection: { ...selection, assets: at },
          tax: first.tax,
          prices,
        }));
        const { quotes } = simulate({ ...history, first, steps });
        const ofLicences = quotes.flatMap((quote) => quote.lines.filter((line) => line.id === 'licences'));
        expect(sum(ofLicences.map((line) => line.net))).toBe(licences * price);
      }),
      { numRuns },
    );
  });
});
