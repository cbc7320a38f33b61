import type { Language } from '../../platform';
import type { BillLine } from '../bills/bill';
import { addDays } from '../periods/days';
import { invoiceTexts } from './document/invoice-texts';
import type { Days, InvoiceDraft, InvoiceLine } from './invoice-data';

/** Lines of a document, described in its language: `Licences, monthly`. */
export function draftLines(
  lines: readonly Omit<InvoiceLine, 'description' | 'discount'>[],
  language: Language,
): Pick<InvoiceDraft, 'supplied' | 'lines'> {
  const { item, cycle } = invoiceTexts(language);
  const described = (line: Pick<BillLine, 'item' | 'cycle'>) => `${item[line.item]}, ${cycle[line.cycle]}`;
  return {
    supplied: suppliedDays(lines),
    lines: lines.map((line) => ({ ...line, description: described(line), discount: 0 })),
  };
}

/** The first and the last day that lines bill. */
export function suppliedDays(lines: readonly Pick<BillLine, 'from' | 'to'>[]): Days {
  const days = lines.flatMap(({ from, to }) => [from, to]).toSorted();
  const from = days.at(0) ?? '';
  const to = days.at(-1) ?? '';
  return { from, to: to > from ? addDays(to, -1) : from };
}
