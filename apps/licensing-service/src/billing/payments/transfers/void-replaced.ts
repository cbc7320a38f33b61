import type { Selection } from '@atrium/api-client/contract';
import type { QuoteRow } from '../../quotes/quote.repository';
import type { Work } from '../../work';
import type { Ordered } from '../payment.repository';
import { replaceTransfers } from './void-transfer';

/**
 * Voids the transfers that a plan replaces when it takes effect: all of them, but for a change the orders of other
 * items. What was received for them becomes account credit.
 */
export async function voidReplaced(work: Work, { payment, quote }: Ordered): Promise<void> {
  await replaceTransfers(
    work,
    payment.tenantId,
    (awaited) => awaited.payment.id !== payment.id && isReplaced(awaited.quote, quote),
  );
}

function isReplaced(ordered: QuoteRow, applied: QuoteRow): boolean {
  const [waiting, begun] = [ordered.settled.bill.cause, applied.settled.bill.cause];
  // A renewal that is paid ahead leaves the running period to the order.
  if (waiting === 'change' && begun === 'renewal') return false;
  if (waiting !== 'change' || begun !== 'change') return true;
  const touched = itemsChanged(ordered);
  return [...itemsChanged(applied)].some((item) => touched.has(item));
}

const items = ['licences', 'modules', 'assets'] as const;
type Item = (typeof items)[number];

/** The items that a quote of a change names; a change of cycle names all. */
export function itemsChanged({ previous, selection }: Pick<QuoteRow, 'previous' | 'selection'>): Set<Item> {
  if (previous === null || previous.cycle !== selection.cycle) return new Set(items);
  return new Set(items.filter((item) => countOf(previous, item) !== countOf(selection, item)));
}

const countOf = (selection: Selection, item: Item) =>
  item === 'modules' ? selection.modules.toSorted().join() : selection[item];
