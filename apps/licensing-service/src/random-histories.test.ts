import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HistoryService, openHistoryService } from './testing/random-history/history-service';
import { proveHistory } from './testing/random-history/prove-history';

/** Seeds to play, `1,2,3`, and the file that gets those that passed; set by `npm run prove -- histories`. */
const asked = process.env['HISTORY_SEEDS'];
const passed = process.env['HISTORY_PASSED'];

const seeds = asked === undefined ? Array.from({ length: 50 }, (_, at) => at + 1) : asked.split(',').map(Number);
const short = { leastSteps: 2, mostSteps: 4, mostCrms: 1, mostRuns: 2, shorten: 20_000 };
const usual = { leastSteps: 3, mostSteps: 8, mostCrms: 2, mostRuns: 18, shorten: 90_000 };
/** Every fourth history, for faults that need many steps. */
const long = { leastSteps: 8, mostSteps: 16, mostCrms: 3, mostRuns: 35, shorten: 90_000 };

function optionsOf(seed: number) {
  if (asked === undefined) return short;
  return seed % 4 === 0 ? long : usual;
}

describe('random histories of billing', { timeout: 300_000 }, () => {
  let service: HistoryService;
  beforeAll(async () => {
    service = await openHistoryService();
  });
  afterAll(() => service.close());

  it.each(seeds)('keep the books right with seed %i', async (seed) => {
    const fault = await proveHistory(service, seed, optionsOf(seed));
    if (fault !== null) expect.fail(`Seed ${seed}:\n${fault}`);
    if (passed !== undefined) appendFileSync(passed, `${seed}\n`);
  });
});
