import { netOf, type PriceSum, sumLines, type TaxSum } from '@atrium/api-client/contract/pricing';
import { daysBetween, type Day, laterOf } from '../periods/days';
import type { Period } from '../periods/period';
import type { InvoiceData } from '../invoices/invoice-data';
import { addTaxes, addVat, type InvoicedLine, negateTaxes, type Note, sumOf } from './bill';

/** An issued invoice or credit note as corrections need it. Amounts of credit notes are above 0. */
export interface BookedDocument extends Pick<
  InvoiceData,
  'corrects' | 'cause' | 'day' | 'taxes' | 'buyer' | 'payment' | 'vat_reason'
> {
  readonly id: string;
  readonly lines: readonly InvoicedLine[];
}

/** A line that is taken off an invoice. */
export interface TakenLine extends InvoicedLine {
  readonly invoiceId: string;
}

/** An invoice line with what its credit notes left of it. */
export interface OpenLine {
  readonly line: TakenLine;
  /** Credits of it, oldest first. */
  readonly credits: readonly InvoicedLine[];
  /** Quantity left on its last day. */
  readonly leftQuantity: number;
  /** Net left, in cents. */
  readonly leftNet: number;
}

/** An invoice with what its credit notes left of it. */
export interface OpenInvoice {
  readonly document: BookedDocument;
  readonly lines: readonly OpenLine[];
  /** Net and VAT left by rate. */
  readonly left: readonly TaxSum[];
}

/**
 * The invoices of a company CRM with what is left of them, newest first.
 *
 * @param documents oldest first
 */
export function openInvoices(documents: readonly BookedDocument[]): OpenInvoice[] {
  const invoices = documents.filter(({ corrects }) => corrects === null);
  return invoices.toReversed().map((document) => {
    const notes = documents.filter(({ corrects }) => corrects === document.id);
    const credited = notes.flatMap(({ lines }) => lines);
    return {
      document,
      lines: document.lines.map((line) => openLine({ ...line, invoiceId: document.id }, credited)),
      left: addTaxes([...document.taxes, ...negateTaxes(notes.flatMap(({ taxes }) => taxes))]),
    };
  });
}

function openLine(line: TakenLine, credited: readonly InvoicedLine[]): OpenLine {
  const credits = credited.filter(({ position }) => position === line.position);
  const untilItsEnd = credits.filter(({ to }) => to === line.to);
  return {
    line,
    credits,
    leftQuantity: line.quantity - sumOf(untilItsEnd.map(({ quantity }) => quantity)),
    leftNet: line.net - sumOf(credits.map(({ net }) => net)),
  };
}

/**
 * The credit notes over lines, one for each invoice, newest first. Per rate a note takes at most the VAT that is left,
 * and all of it with the last net. Notes of 0 are left out.
 */
export function notesOver(invoices: readonly OpenInvoice[], taken: readonly TakenLine[]): Note[] {
  return invoices.flatMap(({ document, left }): Note[] => {
    const own = taken.filter(({ invoiceId }) => invoiceId === document.id);
    if (own.every(({ net }) => net === 0)) return [];
    const lines = own.map(({ invoiceId: _invoice, ...line }) => line);
    return [{ invoice_id: document.id, lines, ...sumNote(lines, left) }];
  });
}

function sumNote(lines: readonly InvoicedLine[], left: readonly TaxSum[]): PriceSum {
  const taxes = left.flatMap((rest): TaxSum[] => {
    const { tax_category: category, tax_rate: rate } = rest;
    const ofRate = lines.filter((line) => line.tax_category === category && line.tax_rate === rate);
    const base = sumOf(ofRate.map(({ net }) => net));
    return ofRate.length === 0 ? [] : [{ ...rest, tax_base: base, tax_amount: taxOf(base, rest) }];
  });
  return addVat(sumOf(lines.map(({ net }) => net)), taxes);
}

const taxOf = (base: number, { tax_base: leftBase, tax_amount: leftTax, tax_rate: rate }: TaxSum): number =>
  base === leftBase ? leftTax : Math.min(leftTax, netOf(1, base, { remaining: rate, whole: 10_000 }));

/** The credit notes over all that is left of invoices. */
export function notesOverAll(invoices: readonly OpenInvoice[]): Note[] {
  const pieces = invoices.flatMap(({ lines }) => lines.flatMap((open) => piecesFrom(open, open.line.from)));
  return notesOver(invoices, pieces);
}

/** All that is left of a line from a day on, in pieces as they ran. The last piece has the rest of its net. */
export function piecesFrom(open: OpenLine, day: Day): TakenLine[] {
  const { line, credits, leftNet } = open;
  const begins = laterOf(day, line.from);
  const later = credits.map(({ from }) => from).filter((from) => from > begins && from < line.to);
  const cuts = [...new Set([begins, ...later])].toSorted();
  const pieces = cuts
    .map((from, at) => ({ from, to: cuts[at + 1] ?? line.to, quantity: quantityOn(open, from) }))
    .filter(({ from, to, quantity }) => quantity > 0 && from < to);
  let rest = leftNet;
  return pieces.map((piece, at) => {
    const share = shareOf(line, piece.from, piece.to);
    const isRest = at === pieces.length - 1 && begins === line.from;
    const net = isRest ? rest : Math.min(rest, netOf(piece.quantity, line.unit_price, share));
    rest -= net;
    return { ...line, ...piece, share, net };
  });
}

/** Quantity of a line that ran on a day, after its credits until then. */
function quantityOn({ line, credits }: OpenLine, day: Day): number {
  const taken = credits.filter(({ from, to }) => from <= day && day < to && to === line.to);
  return line.quantity - sumOf(taken.map(({ quantity }) => quantity));
}

/** Days of a line's billing period from one day to another; null for all of them. */
export function shareOf(line: Pick<InvoicedLine, 'from' | 'to' | 'share'>, from: Day, to: Day): InvoicedLine['share'] {
  const whole = line.share?.whole ?? daysBetween(line.from, line.to);
  const remaining = daysBetween(from, to);
  return remaining === whole ? null : { remaining, whole };
}

/** What a billing period cost so far, in cents with VAT: what was invoiced for it, less what was credited. */
export function costOfPeriod(periods: readonly Period[], { billing }: Period, documents: readonly BookedDocument[]) {
  const parts = periods.filter((one) => one.billing.from === billing.from && one.billing.to === billing.to);
  const ids = new Set(parts.map(({ id }) => id));
  const signed = documents.flatMap(({ corrects, lines }) =>
    lines.map((line) => ({ ...line, net: corrects === null ? line.net : 0 - line.net })),
  );
  return sumLines(signed.filter(({ period_id: id }) => ids.has(id))).total;
}
