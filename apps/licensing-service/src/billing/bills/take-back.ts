import { netOf, type PlanLine } from '@atrium/api-client/contract/pricing';
import { type Day, laterOf } from '../periods/days';
import type { NoteLine } from './bill';
import { noteLineOf, type OpenLine, shareOf } from './books';

/** A quantity of an item that a billing period no longer has from a day on. */
export interface Reduction {
  readonly item: PlanLine['id'];
  readonly quantity: number;
  /** The quantity that runs until then. */
  readonly running: number;
  readonly day: Day;
}

type TakenLine = NoteLine & Pick<OpenLine, 'invoiceId'>;

/**
 * Takes a quantity from the lines that billed it: lines with no net left first, then the newest. Each line gives back
 * its share, at most what is left of it. Taking all of a line from its first day takes all its net.
 *
 * @param lines of the billing period, newest first
 */
export function takeBack(lines: readonly OpenLine[], { item, quantity, running, day }: Reduction): TakenLine[] {
  const own = lines.filter((line) => line.item === item && line.leftQuantity > 0);
  const billed = own.reduce((sum, line) => sum + line.leftQuantity, 0);
  const [free, priced] = [own.filter(({ leftNet }) => leftNet === 0), own.filter(({ leftNet }) => leftNet > 0)];
  // Quantities of a document of 0.00, which is not issued, are on no line. They go first.
  let left = quantity - Math.max(0, Math.min(quantity, running - billed));
  // Quantities of a credit note of 0.00, which is not issued, are still on lines. They are gone.
  let gone = Math.max(0, billed - running);
  const taken: TakenLine[] = [];
  for (const line of [...free, ...priced]) {
    const usable = line.leftQuantity - Math.min(gone, line.leftQuantity);
    gone -= line.leftQuantity - usable;
    const count = Math.min(left, usable);
    if (count === 0) continue;
    left -= count;
    const from = laterOf(day, line.from);
    const share = shareOf(line, from, line.to);
    const isAll = count === usable && from === line.from;
    const net = isAll ? line.leftNet : Math.min(line.leftNet, netOf(count, line.unit_price, share));
    taken.push({ ...noteLineOf(line), quantity: count, from, share, net });
  }
  return taken;
}
