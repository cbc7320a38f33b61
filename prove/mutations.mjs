import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root, run } from '../tooling/commands/shell.mjs';

const wanted = 85;

/** The share of changes to the rules' code that their tests notice, in percent. */
function scoreOf(report) {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const found = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return (100 * found) / (found + missed);
}

/** Changes the rules one by one and runs the tests that cover them; at least 85 % of the changes must fail a test. */
export async function proveMutations() {
  const { code, output } = await run(pnpm('--filter=@atrium/validators', 'exec', 'stryker', 'run'), { quiet: true });
  if (code !== 0) {
    console.log(output);
    return false;
  }
  const score = scoreOf(JSON.parse(readFileSync(join(root, '.reports/mutations.json'), 'utf8')));
  console.log(`${score.toFixed(1)} % of the changes are noticed, ${wanted} % are wanted`);
  return score >= wanted;
}
