import { netOf, type TaxSum } from '@atrium/api-client/contract/pricing';
import { daysBetween, type Day, laterOf } from '../periods/days';
import { type BillLine, type DocumentCause, type Note, type NoteLine, sumOf } from './bill';

/** An issued invoice or credit note as corrections need it. Amounts of credit notes are above 0. */
export interface BookedDocument {
  readonly id: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly cause: DocumentCause;
  /** The day it was calculated for. */
  readonly day: Day;
  readonly taxes: readonly TaxSum[];
  readonly lines: readonly BookedLine[];
}

export interface BookedLine extends BillLine {
  /** From 1. */
  readonly position: number;
  /** The line that a credit note takes off; null for an invoice. */
  readonly corrects: { readonly invoiceId: string; readonly position: number } | null;
}

/** An invoice line with what its credit notes left of it. */
export interface OpenLine extends BookedLine {
  readonly invoiceId: string;
  /** Credits of it, oldest first. */
  readonly credits: readonly BookedLine[];
  /** Quantity left on its last day. */
  readonly leftQuantity: number;
  /** Net left, in cents. */
  readonly leftNet: number;
}

/** An invoice with what its credit notes left of it. */
export interface OpenInvoice<Document extends BookedDocument = BookedDocument> {
  readonly document: Document;
  readonly lines: readonly OpenLine[];
  /** Net and VAT left by rate. */
  readonly left: readonly TaxSum[];
}

/**
 * The invoices of a company CRM with what is left of them, newest first.
 *
 * @param documents oldest first
 */
export function openInvoices<Document extends BookedDocument>(documents: readonly Document[]): OpenInvoice<Document>[] {
  const credits = documents.filter(({ kind }) => kind === 'credit_note');
  return documents
    .filter(({ kind }) => kind === 'invoice')
    .map((document) => openInvoice(document, credits))
    .toReversed();
}

function openInvoice<Document extends BookedDocument>(
  document: Document,
  notes: readonly Document[],
): OpenInvoice<Document> {
  const own = notes.filter(({ lines }) => lines.some(({ corrects }) => corrects?.invoiceId === document.id));
  const credits = own.flatMap(({ lines }) => lines);
  const lines = document.lines.map((line): OpenLine => {
    const ofLine = credits.filter(({ corrects }) => corrects?.position === line.position);
    const untilItsEnd = ofLine.filter(({ to }) => to === line.to);
    return {
      ...line,
      invoiceId: document.id,
      credits: ofLine,
      leftQuantity: line.quantity - sumOf(untilItsEnd.map(({ quantity }) => quantity)),
      leftNet: line.net - sumOf(ofLine.map(({ net }) => net)),
    };
  });
  const left = document.taxes.map((tax) => {
    const taken = own.flatMap(({ taxes }) => taxes.filter((other) => isSameRate(tax, other)));
    return {
      ...tax,
      tax_base: tax.tax_base - sumOf(taken.map(({ tax_base: base }) => base)),
      tax_amount: tax.tax_amount - sumOf(taken.map(({ tax_amount: amount }) => amount)),
    };
  });
  return { document, lines, left };
}

type Rate = Pick<TaxSum, 'tax_category' | 'tax_rate'>;

const isSameRate = (one: Rate, other: Rate): boolean =>
  one.tax_category === other.tax_category && one.tax_rate === other.tax_rate;

/**
 * The credit notes over lines, one for each invoice, newest first. Per rate a note takes at most the VAT that is left,
 * and all of it with the last net. Notes of 0 are left out.
 */
export function notesOver(
  invoices: readonly OpenInvoice[],
  lines: readonly (NoteLine & Pick<OpenLine, 'invoiceId'>)[],
): Note[] {
  return invoices.flatMap(({ document, left }): Note[] => {
    const own = lines.filter(({ invoiceId }) => invoiceId === document.id);
    if (own.every(({ net }) => net === 0)) return [];
    const taxes = left.flatMap((rest): TaxSum[] => {
      const base = sumOf(own.filter((line) => isSameRate(line, rest)).map(({ net }) => net));
      if (!own.some((line) => isSameRate(line, rest))) return [];
      return [{ ...rest, tax_base: base, tax_amount: taxOf(base, rest) }];
    });
    const net = sumOf(own.map((line) => line.net));
    const tax = sumOf(taxes.map(({ tax_amount: amount }) => amount));
    const noteLines = own.map(({ invoiceId: _invoice, ...line }): NoteLine => line);
    return [{ invoice_id: document.id, lines: noteLines, net, taxes, tax, total: net + tax }];
  });
}

function taxOf(base: number, { tax_base: leftBase, tax_amount: leftTax, tax_rate: rate }: TaxSum): number {
  return base === leftBase ? leftTax : Math.min(leftTax, netOf(1, base, { remaining: rate, whole: 10_000 }));
}

/** All that is left of a line from a day on, in pieces as they ran. The last piece has the rest of its net. */
export function piecesFrom(line: OpenLine, day: Day): (NoteLine & Pick<OpenLine, 'invoiceId'>)[] {
  const starts = [...new Set([line.from, ...line.credits.map(({ from }) => from)])].filter((from) => from < line.to);
  const begins = laterOf(day, line.from);
  const cuts = [...new Set([begins, ...starts.filter((from) => from > begins)])].toSorted();
  const pieces = cuts.flatMap((from, at) => {
    const to = cuts[at + 1] ?? line.to;
    const quantity = quantityOn(line, from);
    return quantity > 0 && from < to ? [{ from, to, quantity }] : [];
  });
  const takesAll = begins <= line.from;
  let rest = line.leftNet;
  return pieces.map(({ from, to, quantity }, at) => {
    const isLast = at === pieces.length - 1;
    const share = shareOf(line, from, to);
    const net = isLast && takesAll ? rest : Math.min(rest, netOf(quantity, line.unit_price, share));
    rest -= net;
    return { ...noteLineOf(line), quantity, from, to, share, net };
  });
}

/** Quantity of a line that ran on a day, after its credits until then. */
function quantityOn({ quantity, credits, to }: OpenLine, day: Day): number {
  const taken = credits.filter((credit) => credit.from <= day && day < credit.to && credit.to === to);
  return quantity - sumOf(taken.map((credit) => credit.quantity));
}

/** Days of a line's billing period from one day to another; null for all of them. */
export function shareOf(line: Pick<BookedLine, 'from' | 'to' | 'share'>, from: Day, to: Day): BillLine['share'] {
  const whole = line.share?.whole ?? daysBetween(line.from, line.to);
  const remaining = daysBetween(from, to);
  return remaining === whole ? null : { remaining, whole };
}

export function noteLineOf({
  corrects: _corrects,
  credits: _credits,
  leftQuantity: _quantity,
  leftNet: _net,
  ...line
}: OpenLine): NoteLine & Pick<OpenLine, 'invoiceId'> {
  return line;
}
