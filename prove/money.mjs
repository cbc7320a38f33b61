import { readFileSync } from 'node:fs';
import { pnpm, run } from '../tooling/commands/shell.mjs';
import { reckonScenarios, scenariosFile } from './bookkeeper.mjs';

/** The table of price scenarios is what a second reckoning makes of it, and no cent is lost over 10,000 random histories; `money=500` over so many. */
export async function proveMoney([histories = '10000'] = []) {
  const table = readFileSync(scenariosFile, 'utf8');
  if (reckonScenarios(table) !== table) {
    console.log('The table of price scenarios is not what the bookkeeper reckons; see `node prove/bookkeeper.mjs`.');
    return false;
  }
  const { code, output } = await run(pnpm('exec', 'vitest', 'run', '--project=api-client', 'contract/pricing'), {
    quiet: true,
    env: { MONEY_HISTORIES: histories },
  });
  if (code !== 0) console.log(output);
  return code === 0;
}
