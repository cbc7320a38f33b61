import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root, run } from '../tooling/commands/shell.mjs';

const minScore = 85;

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Percentage of mutants that the tests find. */
function scoreOf({ files }: Report): number {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const found = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return (100 * found) / (found + missed);
}

/** Mutates the validation rules and runs the tests that cover them. At least 85 % of the mutants must fail a test. */
export async function proveMutations(): Promise<boolean> {
  const { code, output } = await run(pnpm('--filter=@atrium/validators', 'exec', 'stryker', 'run'), { quiet: true });
  if (code !== 0) {
    console.log(output);
    return false;
  }
  const score = scoreOf(JSON.parse(readFileSync(join(root, '.reports/mutations.json'), 'utf8')) as Report);
  console.log(`The tests find ${score.toFixed(1)} % of the mutants; the goal is ${minScore} %.`);
  return score >= minScore;
}
