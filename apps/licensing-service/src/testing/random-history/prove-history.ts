import * as fc from 'fast-check';
import { anyHistory, type HistorySize } from './any-history';
import type { HistoryService } from './history-service';
import { playRandomHistory, type PlayedHistory } from './play-history';

export interface ProveOptions extends HistorySize {
  /** Limit of the runs of the jobs during a wait. */
  readonly mostRuns: number;
  /** Time to look for a shorter history that fails in the same way, in milliseconds; 0 looks for none. */
  readonly shorten: number;
}

/**
 * Plays the random history of a seed. Returns null if its invariants hold, else the shortest history found that breaks
 * the same one, in words.
 */
export async function proveHistory(
  service: HistoryService,
  seed: number,
  { shorten, mostRuns, ...size }: ProveOptions,
): Promise<string | null> {
  let failed: PlayedHistory | null = null;
  let lookUntil = Infinity;
  const property = fc.asyncProperty(anyHistory(size), async (history) => {
    // An interrupted check would leave its last history playing in the database of the next one.
    if (performance.now() > lookUntil) return true;
    const played = await playRandomHistory(service, history, mostRuns);
    if (played.problems.length === 0) return true;
    // Another broken invariant is another fault.
    if (failed !== null && kindOf(failed) !== kindOf(played)) return true;
    if (failed === null) lookUntil = performance.now() + shorten;
    failed = played;
    return false;
  });
  await fc.check(property, { seed, numRuns: 1, unbiased: true, endOnFailure: shorten === 0 });
  return failed === null ? null : describe(failed);
}

/** A problem without its amounts and days. */
const kindOf = ({ problems }: PlayedHistory): string => (problems[0] ?? '').replaceAll(/[\d-]+/g, '');

const describe = ({ steps, problems }: PlayedHistory): string => [...steps, '', ...problems].join('\n');
