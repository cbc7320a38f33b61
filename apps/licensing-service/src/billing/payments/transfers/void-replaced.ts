import type { Selection } from '@atrium/api-client/contract';
import type { Transaction } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { findQuote, type QuoteRow } from '../../quotes/quote.repository';
import { findAwaited, type PaymentRow } from '../payment.repository';
import { voidTransfer } from './void-transfer';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

interface Applied {
  readonly payment: PaymentRow;
  readonly quote: QuoteRow;
}

/**
 * Voids the transfers that a plan replaces when it takes effect: all of them, but for a change the orders of other
 * items. What was received for them becomes account credit.
 */
export async function voidReplaced(
  tx: Transaction,
  dependencies: Dependencies,
  { payment, quote }: Applied,
  now: Date,
): Promise<void> {
  const others = (await findAwaited(tx, payment.tenantId)).filter(({ id }) => id !== payment.id);
  for (const other of others) {
    const ordered = await findQuote(tx, other.tenantId, other.quoteId);
    if (ordered !== null && !isReplaced(ordered, quote)) continue;
    await voidTransfer(tx, dependencies, other, now);
  }
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

/** The items that a quote of a change names; a change of cycle names all. */
export function itemsChanged({
  previous,
  selection,
}: Pick<QuoteRow, 'previous' | 'selection'>): Set<(typeof items)[number]> {
  if (previous === null || previous.cycle !== selection.cycle) return new Set(items);
  return new Set(items.filter((item) => isChanged(item, previous, selection)));
}

const isChanged = (item: (typeof items)[number], before: Selection, after: Selection): boolean =>
  item === 'modules'
    ? before.modules.toSorted().join() !== after.modules.toSorted().join()
    : before[item] !== after[item];
