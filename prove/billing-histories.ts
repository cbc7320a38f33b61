import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, root, run } from '../tooling/commands/shell.mjs';
import { formatScenario, readScenarios } from './billing/print.ts';

const allParts = ['A', 'B', 'C'];
const figuresOf = (part: string) => join(root, `prove/billing/figures/${part}.txt`);

/**
 * Plays the billing histories through HTTP, and compares documents, ledger, charges and e-mails with their recordings;
 * calculates their figures by the bookkeeper, and compares them with the reviewed ones. `billing=A,C` runs only these
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

async function playPart(part: string, records: boolean, databaseUrl: string): Promise<boolean> {
  const test = pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'billing-histories.long.');
  const { code, output } = await run(records ? [...test, '--update'] : test, {
    quiet: true,
    env: { BILLING_PART: part, TEST_DATABASE_URL: databaseUrl },
  });
  console.log(`${part}: what the service does ${code === 0 ? 'agrees with the recording' : 'differs'}`);
  if (code !== 0) console.log(output);
  return code === 0;
}
