import type { Day } from './calendar.ts';
import type { Settlement } from './money.ts';
import type { FiguredDocument, FiguredLine } from '../../tooling/vitest/billing-scenario.ts';
import type { Tax } from './vat.ts';
import { daysBetween, laterOf } from './calendar.ts';
import { roundedShare, sum } from './money.ts';
import { isSameTax, vatOf } from './vat.ts';

export type Item = FiguredLine['item'];

export interface NewLine {
  readonly item: Item;
  readonly quantity: number;
  /** For a whole billing period. */
  readonly unitPrice: number;
  /** Days of the whole billing period. */
  readonly periodDays: number;
  readonly from: Day;
  readonly to: Day;
  readonly net: number;
  readonly tax: Tax;
}

/** A billed line and what is left of it. */
export interface BilledLine extends Omit<NewLine, 'quantity' | 'net'> {
  /** Place of the invoice; null if it was not issued because all its lines were 0.00. */
  readonly invoice: number | null;
  readonly billedQuantity: number;
  quantity: number;
  net: number;
  readonly removals: { readonly from: Day; readonly quantity: number }[];
}

interface Piece {
  readonly quantity: number;
  readonly from: Day;
  readonly to: Day;
  readonly net: number;
}

/** What a credit note takes from one line, from a day on. */
export interface Taking {
  readonly line: BilledLine;
  readonly from: Day;
  readonly quantity: number;
  readonly pieces: readonly Piece[];
}

export interface TaxAmount {
  readonly tax: Tax;
  readonly net: number;
  readonly vat: number;
}

interface Note {
  readonly invoice: number | null;
  readonly takings: readonly Taking[];
  readonly taxes: readonly TaxAmount[];
}

/** Takes a quantity from a day on: its rounded share, or all its net with all of it from its first day. */
export function take(line: BilledLine, quantity: number, day: Day): Taking {
  const from = laterOf(day, line.from);
  const isAll = quantity === line.quantity && from === line.from;
  const share = roundedShare(quantity * line.unitPrice, daysBetween(from, line.to), line.periodDays);
  const net = isAll ? line.net : Math.min(line.net, share);
  return { line, from, quantity, pieces: [{ quantity, from, to: line.to, net }] };
}

/** Takes all that is left of a line, piece by piece as it ran. */
export function takeWhole(line: BilledLine): Taking {
  const days = [...new Set([line.from, ...line.removals.map(({ from }) => from), line.to])].toSorted();
  const ran = days.slice(0, -1).map((from, index) => {
    const removed = sum(line.removals.filter((removal) => removal.from <= from).map(({ quantity }) => quantity));
    return { quantity: line.billedQuantity - removed, from, to: days[index + 1] ?? line.to };
  });
  let left = line.net;
  const used = ran.filter(({ quantity }) => quantity > 0);
  const pieces = used.map((piece, index) => {
    const share = roundedShare(piece.quantity * line.unitPrice, daysBetween(piece.from, piece.to), line.periodDays);
    const net = index === used.length - 1 ? left : Math.min(left, share);
    left -= net;
    return { ...piece, net };
  });
  return { line, from: line.from, quantity: line.quantity, pieces };
}

export const netOf = (takings: readonly Taking[]): number =>
  sum(takings.flatMap(({ pieces }) => pieces.map(({ net }) => net)));

/** Net and VAT by rate: VAT once on the sum of the nets, or as given. */
export function taxesOf(lines: readonly { tax: Tax; net: number }[], given: readonly TaxAmount[] = []): TaxAmount[] {
  const taxes = lines.map(({ tax }) => tax);
  const different = taxes.filter((tax, index) => taxes.findIndex((other) => isSameTax(tax, other)) === index);
  return different.map((tax) => {
    const net = sum(lines.filter((line) => isSameTax(line.tax, tax)).map((line) => line.net));
    const givenHere = given.filter((amount) => isSameTax(amount.tax, tax));
    return { tax, net, vat: givenHere.length > 0 ? sum(givenHere.map(({ vat }) => vat)) : vatOf(net, tax) };
  });
}

export const totalOf = (taxes: readonly TaxAmount[]): number => sum(taxes.map(({ net, vat }) => net + vat));

const figure = (line: Omit<NewLine, 'periodDays'>): FiguredLine => ({
  item: line.item,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  from: line.from,
  to: line.to,
  net: line.net,
  tax_category: line.tax.category,
  tax_rate: line.tax.rate,
});

/** The seller's documents about one company CRM, and what is left of each invoice. */
export class Books {
  readonly documents: FiguredDocument[] = [];
  readonly lines: BilledLine[] = [];
  readonly #left = new Map<number | null, TaxAmount[]>();

  /** Takings by invoice, the newest invoice first. */
  draftNotes(takings: readonly Taking[]): Note[] {
    const invoices = [...new Set(takings.map(({ line }) => line.invoice))].toSorted((a, b) => (b ?? -1) - (a ?? -1));
    return invoices.map((invoice) => {
      const own = takings.filter(({ line }) => line.invoice === invoice);
      const nets = taxesOf(own.map((taking) => ({ tax: taking.line.tax, net: netOf([taking]) })));
      const taxes = nets.map(({ tax, net, vat }) => {
        const left = this.#left.get(invoice)?.find((amount) => isSameTax(amount.tax, tax));
        if (left === undefined) return { tax, net, vat };
        return { tax, net, vat: net === left.net ? left.vat : Math.min(vat, left.vat) };
      });
      return { invoice, takings: own, taxes };
    });
  }

  /** Issues the credit notes that are not 0.00 and returns all of them. */
  issueNotes(day: Day, takings: readonly Taking[]): Note[] {
    const notes = this.draftNotes(takings);
    for (const { invoice, takings: own, taxes } of notes) {
      const lines = own.flatMap(({ line, pieces }) => pieces.map((piece) => figure({ ...line, ...piece })));
      if (invoice !== null && lines.some(({ net }) => net > 0)) {
        const total = totalOf(taxes);
        this.#add('credit_note', day, lines, taxes, { creditUsed: 0, amountDue: 0, becomesCredit: total }, invoice);
      }
      this.#takeOff(invoice, own, taxes);
    }
    return notes;
  }

  /** Issues an invoice unless all its lines are 0.00, and returns its lines. */
  issueInvoice(day: Day, lines: readonly NewLine[], taxes: readonly TaxAmount[], settlement: Settlement): BilledLine[] {
    const isIssued = lines.some(({ net }) => net > 0);
    const invoice = isIssued ? this.documents.length : null;
    if (isIssued) this.#add('invoice', day, lines.map(figure), taxes, settlement, null);
    if (isIssued) this.#left.set(invoice, [...taxes]);
    const billed = lines.map((line) => ({ ...line, invoice, billedQuantity: line.quantity, removals: [] }));
    this.lines.push(...billed);
    return billed;
  }

  issueProForma(day: Day, lines: readonly NewLine[], taxes: readonly TaxAmount[], settlement: Settlement): void {
    this.#add('proforma', day, lines.map(figure), taxes, settlement, null);
  }

  #takeOff(invoice: number | null, takings: readonly Taking[], taxes: readonly TaxAmount[]): void {
    for (const taking of takings) {
      const { line, from, quantity } = taking;
      line.removals.push({ from, quantity });
      line.quantity -= quantity;
      line.net -= netOf([taking]);
      if (line.quantity < 0 || line.net < 0) throw new Error('A credit note takes more than is left of a line.');
    }
    const left = (this.#left.get(invoice) ?? []).map((amount) => {
      const taken = taxes.find(({ tax }) => isSameTax(tax, amount.tax));
      return taken ? { ...amount, net: amount.net - taken.net, vat: amount.vat - taken.vat } : amount;
    });
    if (left.some(({ net, vat }) => net < 0 || vat < 0)) throw new Error('A credit note takes more than is left.');
    this.#left.set(invoice, left);
  }

  #add(
    kind: FiguredDocument['kind'],
    day: Day,
    lines: readonly FiguredLine[],
    taxes: readonly TaxAmount[],
    { creditUsed, amountDue, becomesCredit }: Settlement,
    corrects: number | null,
  ): void {
    const net = sum(taxes.map((amount) => amount.net));
    const tax = sum(taxes.map((amount) => amount.vat));
    this.documents.push({
      kind,
      issued_on: day,
      corrects,
      lines,
      net,
      tax,
      total: net + tax,
      credit_used: creditUsed,
      amount_due: amountDue,
      becomes_credit: becomesCredit,
    });
  }
}
