import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, root, run } from '../tooling/commands/shell.mjs';
import { calculateFigures } from './billing/bookkeeper.ts';
import { formatScenario, readScenarios } from './billing/print.ts';

const allParts = ['A', 'B', 'C'];
const figuresOf = (part: string) => join(root, `prove/billing/figures/${part}.txt`);

/**
 * Plays the billing histories through HTTP, and compares documents, ledger, charges and e-mails with their recordings,
 * and the figures with those that the bookkeeper calculates; compares these with the reviewed ones. `billing=A,C` runs only these
 * parts; `billing=A,record` overwrites the recordings and figures of part A.
 */
export async function proveBilling(asked: readonly string[] = []): Promise<boolean> {
  const records = asked.includes('record');
  const named = allParts.filter((part) => asked.includes(part));
  const server = await startPostgres();
  let holds = true;
  try {
    for (const part of named.length > 0 ? named : allParts) {
      holds = calculatePart(part, records) && holds;
      holds = (await playPart(part, records, server.url)) && holds;
    }
    return holds;
  } finally {
    await server.stop();
  }
}

function calculatePart(part: string, records: boolean): boolean {
  const scenarios = readScenarios().filter((scenario) => scenario.part === part);
  const figures = scenarios.map(formatScenario).join('\n');
  const file = figuresOf(part);
  if (records) writeFileSync(file, figures);
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === figures;
  console.log(`${part}: ${scenarios.length} histories; the bookkeeper's figures ${isSame ? 'agree' : 'differ'}`);
  return isSame;
}

/** Writes the figures of a part's histories for the test that plays them. Returns the file. */
function writeFigures(part: string): string {
  const scenarios = readScenarios().filter((scenario) => scenario.part === part);
  const figures = Object.fromEntries(scenarios.map((scenario) => [scenario.name, calculateFigures(scenario)]));
  mkdirSync(join(root, '.reports'), { recursive: true });
  const file = join(root, `.reports/billing-figures-${part}.json`);
  writeFileSync(file, JSON.stringify(figures));
  return file;
}

async function playPart(part: string, records: boolean, databaseUrl: string): Promise<boolean> {
  const figures = writeFigures(part);
  const test = pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'billing-histories.long.');
  const { code, output } = await run(records ? [...test, '--update'] : test, {
    quiet: true,
    env: { BILLING_PART: part, BILLING_FIGURES: figures, TEST_DATABASE_URL: databaseUrl },
  });
  console.log(`${part}: what the service does ${code === 0 ? 'agrees with the recording and the figures' : 'differs'}`);
  if (code !== 0) console.log(output);
  return code === 0;
}
