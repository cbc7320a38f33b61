import { readFileSync } from 'node:fs';
import { pnpm, run } from '../tooling/commands/shell.mjs';
import { calculateScenarios, scenariosFile } from './bookkeeper.ts';

/**
 * Calculates the table of price scenarios a second time, and checks that 10,000 random histories lose no cent; `money=500`
 * checks 500.
 */
export async function proveMoney([histories = '10000']: readonly string[] = []): Promise<boolean> {
  const table = readFileSync(scenariosFile, 'utf8');
  if (calculateScenarios(table) !== table) {
    console.log('The price scenarios differ from the second calculation. Run `node prove/bookkeeper.ts` and compare.');
    return false;
  }
  const { code, output } = await run(pnpm('exec', 'vitest', 'run', '--project=api-client', 'contract/pricing'), {
    quiet: true,
    env: { MONEY_HISTORIES: histories },
  });
  if (code !== 0) console.log(output);
  return code === 0;
}
