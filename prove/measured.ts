import { median } from './median.ts';
import { percentile } from './percentile.ts';

interface Goal {
  /** Most ms. */
  readonly most: number;
  /** What must keep it. Other work on the machine only adds time, so the fastest must when only a few are measured. */
  readonly of: 'fastest' | 'p95';
}

/** Prints times in ms, and whether they keep their goal. */
export function report(name: string, times: readonly number[], goal?: Goal): boolean {
  const values = { fastest: Math.min(...times), median: median(times), p95: percentile(times, 0.95) };
  const isKept = goal === undefined || values[goal.of] <= goal.most;
  const figures = Object.entries(values).map(([of, value]) => `${of} ${Math.round(value)}`);
  const note = goal === undefined ? '' : ` (goal: ${goal.of} ${goal.most}${isKept ? '' : ', MISSED'})`;
  console.log(`${name}: ${figures.join(', ')} ms of ${times.length}${note}`);
  return isKept;
}
