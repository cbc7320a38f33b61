import type { InvoiceLine } from '../invoices/invoice-data';
import type { IssuedInvoice } from '../invoices/invoice.repository';

/** Lines charged with VAT because VIES did not answer, less later credits. */
export interface LinesToCorrect {
  /** Each line states its days if the lines come from several documents. */
  readonly lines: readonly InvoiceLine[];
  /** The invoices that charged them, newest first. */
  readonly invoices: readonly IssuedInvoice[];
  /** Whether the latest billed plan is among them. */
  readonly isRunning: boolean;
}

interface Walk {
  lines: { readonly document: IssuedInvoice; readonly line: InvoiceLine }[];
  invoices: IssuedInvoice[];
  isRunning: boolean;
}

/**
 * Finds the lines whose VAT is corrected when VIES confirms a number. Each document credits unused time of the plan
 * billed before it: with VAT if that plan was billed with VAT. Documents corrected earlier are skipped.
 *
 * @param documents invoices and credit notes of one company CRM, oldest first
 */
export function findLinesToCorrect(documents: readonly IssuedInvoice[], vatNumber: string): LinesToCorrect {
  const corrected = new Set(documents.flatMap(({ data }) => correctionsNamedIn(data)));
  const plans = documents.filter(({ data }) => correctionsNamedIn(data).length === 0);
  let walk: Walk = { lines: [], invoices: [], isRunning: false };
  for (const document of plans) {
    const { data } = document;
    const isOwn = data.buyer.vat_number === vatNumber;
    if (corrected.has(data.number)) {
      if (isOwn) walk = { lines: [], invoices: [], isRunning: false };
      continue;
    }
    const isUnchecked = isOwn && data.vat_reason === 'eu_number_not_checked';
    const taxed = data.lines.filter(({ tax_category: category }) => category === 'standard');
    const counted = taxed.filter(({ net }) => (net > 0 ? isUnchecked : walk.isRunning));
    walk.lines.push(...counted.map((line) => ({ document, line })));
    if (!data.lines.some(({ net }) => net > 0)) continue;
    walk.isRunning = isUnchecked;
    if (isUnchecked && data.kind === 'invoice') walk.invoices.unshift(document);
  }
  const isOfSeveral = new Set(walk.lines.map(({ document }) => document.id)).size > 1;
  const lines = walk.lines.map(({ document, line }) =>
    isOfSeveral ? { ...line, days: line.days ?? document.data.supplied } : line,
  );
  return { ...walk, lines };
}

/** Numbers of the credit notes that an invoice refers to: it replaces a corrected invoice. */
const correctionsNamedIn = ({ kind, references }: IssuedInvoice['data']): string[] =>
  kind === 'invoice' ? references.flatMap((named) => (named.kind === 'credit_note' ? [named.number] : [])) : [];
