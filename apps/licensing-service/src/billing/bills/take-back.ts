import { netOf } from '@atrium/api-client/contract/pricing';
import { type Day, laterOf } from '../periods/days';
import { sumOf } from './bill';
import { type OpenLine, shareOf, type TakenLine } from './books';

/** A quantity that a billing period no longer has from a day on. */
interface Reduction {
  readonly quantity: number;
  /** The quantity that runs until then. */
  readonly running: number;
  readonly day: Day;
}

/**
 * Takes a quantity from the lines that billed it: lines with no net left first, then the newest. Each line gives back
 * its share, at most what is left of it. Taking all of a line from its first day takes all its net.
 *
 * @param lines of one item in the billing period, newest first
 */
export function takeBack(lines: readonly OpenLine[], { quantity, running, day }: Reduction): TakenLine[] {
  const open = lines.filter(({ leftQuantity }) => leftQuantity > 0);
  const billed = sumOf(open.map(({ leftQuantity }) => leftQuantity));
  const [free, priced] = [open.filter(({ leftNet }) => leftNet === 0), open.filter(({ leftNet }) => leftNet > 0)];
  // Quantities of a document of 0.00, which is not issued, are on no line. They go first.
  let left = quantity - Math.max(0, Math.min(quantity, running - billed));
  // Quantities of a credit note of 0.00, which is not issued, are still on lines. They are gone.
  let gone = Math.max(0, billed - running);
  const taken: TakenLine[] = [];
  for (const { line, leftQuantity, leftNet } of [...free, ...priced]) {
    const usable = leftQuantity - Math.min(gone, leftQuantity);
    gone -= leftQuantity - usable;
    const count = Math.min(left, usable);
    if (count === 0) continue;
    left -= count;
    const from = laterOf(day, line.from);
    const share = shareOf(line, from, line.to);
    const isAll = count === usable && from === line.from;
    const net = isAll ? leftNet : Math.min(leftNet, netOf(count, line.unit_price, share));
    taken.push({ ...line, quantity: count, from, share, net });
  }
  return taken;
}
