import { availableParallelism } from 'node:os';
import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';
import { openPassedSeeds, type PassedSeeds } from './passed-seeds.ts';

const databases = ['pglite', 'postgresql'] as const;
const test = pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'src/random-histories');
const seedsOfRun = 400;

/**
 * Plays random histories of billing through HTTP with a moving clock, and checks after each that ledger, documents,
 * charges and periods agree: `histories=10000` those of seeds 1 to 10000, on PGlite and on PostgreSQL;
 * `histories=1..2500,postgresql` a range on one database; `histories=4711..4711` one again. A failed one is printed in
 * words, as short as it could be made. A run that was interrupted continues: seeds that passed with this code are in
 * `.reports/histories`.
 */
export async function proveHistories([range = '10000', ...names]: readonly string[] = []): Promise<boolean> {
  const [, from = '1', to = '0'] = /^(?:(\d+)\.\.)?(\d+)$/.exec(range) ?? [];
  const seeds = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
  const unknown = names.filter((name) => !databases.some((database) => database === name));
  if (seeds.length === 0 || unknown.length > 0) {
    console.log(`Give a range of seeds, such as 1..2500, and perhaps one of ${databases.join(', ')}.`);
    return false;
  }
  const server = await startPostgres();
  let holds = true;
  try {
    for (const database of databases.filter((name) => names.length === 0 || names.includes(name))) {
      const url = database === 'postgresql' ? server.url : '';
      holds = (await proveSeeds(seeds, openPassedSeeds(database), { database, url })) && holds;
    }
    return holds;
  } finally {
    await server.stop();
  }
}

interface Place {
  readonly database: string;
  readonly url: string;
}

/** Plays the seeds that have not passed yet. A history waits for its database, so one run more than cores at a time. */
async function proveSeeds(seeds: readonly number[], passed: PassedSeeds, place: Place): Promise<boolean> {
  const left = seeds.filter((seed) => !passed.seeds.has(seed));
  console.log(`${place.database}: ${seeds.length} histories, ${seeds.length - left.length} of them passed before`);
  const runs: number[][] = [];
  while (left.length > 0) runs.push(left.splice(0, seedsOfRun));
  let holds = true;
  const work = async () => {
    for (let next = runs.shift(); next !== undefined; next = runs.shift())
      holds = (await playSeeds(next, passed.file, place)) && holds;
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return holds;
}

async function playSeeds(seeds: readonly number[], file: string, { database, url }: Place): Promise<boolean> {
  const start = performance.now();
  const env = { HISTORY_SEEDS: seeds.join(','), HISTORY_PASSED: file, TEST_DATABASE_URL: url, NO_COLOR: '1' };
  const { code, output } = await run(test, { quiet: true, env });
  const seconds = Math.round((performance.now() - start) / 1000);
  const name = `${database}: seeds ${seeds[0]} to ${seeds.at(-1)}`;
  console.log(`${name} ${code === 0 ? 'passed' : 'failed'} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
