import type { Selection } from '@atrium/api-client/contract';
import type { TaxTreatment } from '@atrium/api-client/contract/pricing';
import { expect } from 'vitest';
import { testBuyer } from '../../../testing/test-invoices';
import type { Day } from '../../periods/days';
import { billingPeriod, lastOf, nextBilling, type Period } from '../../periods/period';
import { type Bill, sumInvoice } from '../bill';
import { billChange } from '../bill-change';
import { billPeriod, type PriceVersion } from '../bill-period';
import type { BookedDocument } from '../books';

export const testPrices = { licence: 1900, module: 900, asset: 100, yearly_months: 10 };
export const standard: TaxTreatment = { category: 'standard', rate: 2200 };
export const reverseCharge: TaxTreatment = { category: 'reverse_charge', rate: 0 };

/** How each document was billed. */
const billed = { buyer: testBuyer, payment: 'card', vat_reason: 'domestic' } as const;

interface Terms {
  readonly prices?: typeof testPrices;
  readonly tax?: TaxTreatment;
}

/** The periods and documents of one company CRM. Documents have the ids `1`, `2`, …, and periods `p1`, `p2`, …. */
export class TestBooks {
  periods: readonly Period[] = [];
  documents: readonly BookedDocument[] = [];
  readonly bills: Bill[] = [];
  readonly #list: PriceVersion;
  #ids = 0;

  constructor({ prices = testPrices }: Terms = {}) {
    this.#list = { version: 1, prices };
  }

  /** A plan that begins on a day. */
  begin(selection: Selection, from: Day, { tax = standard }: Terms = {}): Bill {
    const billing = billingPeriod(selection.cycle, from);
    const plan = { selection, list: this.#list, tax, billing, from, period_id: this.#newId() };
    return this.#book(billPeriod(plan, { cause: 'creation', day: from }));
  }

  /** The next period, paid on a day. */
  renew(selection: Selection, day: Day, { tax = standard }: Terms = {}): Bill {
    const last = lastOf(this.periods);
    if (last === null) throw new Error('A renewal needs a period.');
    const billing = nextBilling(last, selection.cycle);
    const plan = { selection, list: this.#list, tax, billing, from: billing.from, period_id: this.#newId() };
    return this.#book(billPeriod(plan, { cause: 'renewal', day }));
  }

  /** A change on a day; null if it changes nothing. */
  change(wanted: Selection, day: Day, { tax = standard }: Terms = {}): Bill | null {
    const list = this.#list;
    const { periods, documents } = this;
    const terms = { tax, hasVatNumber: true, newest: list, listOf: () => list, newId: () => this.#newId() };
    const bill = billChange({ periods, documents, wanted, day, ...terms });
    return bill === null ? null : this.#book(bill);
  }

  #newId(): string {
    this.#ids += 1;
    return `p${this.#ids}`;
  }

  #book(bill: Bill): Bill {
    const { cause, day, notes, lines } = bill;
    this.bills.push(bill);
    for (const note of notes)
      this.#issue({ corrects: note.invoice_id, cause, day, taxes: note.taxes, lines: note.lines });
    if (lines.length > 0) {
      const { taxes } = sumInvoice(bill);
      const placed = lines.map((line, at) => ({ ...line, position: at + 1 }));
      this.#issue({ corrects: null, cause, day, taxes, lines: placed });
    }
    const ends = new Map(bill.ends.map(({ id, to, because }) => [id, { to, endedBecause: because }]));
    const ended = this.periods.map((period) => ({ ...period, ...ends.get(period.id) }));
    const begun = bill.begins.map((period, at) => ({ ...period, position: ended.length + at + 1, endedBecause: null }));
    this.periods = [...ended, ...begun];
    return bill;
  }

  #issue(document: Omit<BookedDocument, 'id' | keyof typeof billed>): void {
    const id = String(this.documents.length + 1);
    this.documents = [...this.documents, { ...document, ...billed, id }];
  }
}

/** 76,00 € a month without VAT. */
export const plan: Selection = { cycle: 'monthly', licences: 3, modules: ['couriers'], assets: 10 };

/** A month from 21.11. to 21.12., 30 days. On 06.12. half of it is left, on 11.12. a third. */
export function aMonth(): TestBooks {
  const books = new TestBooks();
  books.begin(plan, '2026-11-21');
  return books;
}

/** A change that changes something. */
export const changed = (books: TestBooks, wanted: Selection, day: string, terms = {}): Bill =>
  books.change(wanted, day, terms) ?? expect.fail('nothing changed');

export const linesOf = ({ lines }: Pick<Bill, 'lines'>) =>
  lines.map(({ item, quantity, from, net }) => [item, quantity, from, net]);
/** Each credit note: the id of its invoice, and its lines. */
export const notesOf = ({ notes }: Bill) => notes.map((note) => [note.invoice_id, ...linesOf(note)]);
