import { availableParallelism } from 'node:os';
import { boundaries, turbo } from './build-suites.ts';
import { changedFiles } from './changed-files.ts';
import { type CheckName, type Choice, chooseChecks } from './choose-checks.ts';
import { check, vitest } from './run-tests.ts';
import { tool } from './shell.mjs';
import { runSideBySide } from './side-by-side.ts';
import { storiesReaching } from './stories-reaching.ts';
import { add, broken, summary, type Tally } from './tally.ts';
import { stories } from './test-suites.ts';
import { workspacePackages } from './workspace.ts';

const maxMinutes = 3;

interface Check {
  readonly run: (choice: Choice, browser: string | undefined) => Promise<Tally>;
  /** Approximate duration. */
  readonly seconds: number;
  /** Whether it keeps all cores busy. */
  readonly wide?: boolean;
}

/** Runs a script of the root's package.json. */
const script = (name: string) => tool('node', ['--run', name]);

const checks: Readonly<Record<CheckName, Check>> = {
  lint: {
    run: ({ paths = [] }) => check('types and lint', tool('oxlint', ['--type-aware', '--type-check', ...paths])),
    seconds: 40,
    wide: true,
  },
  format: {
    run: ({ paths = [] }) => check('format', tool('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...paths])),
    seconds: 1,
  },
  boundaries: { run: boundaries, seconds: 4 },
  layers: { run: () => check('layers', script('static:layers')), seconds: 15 },
  unused: {
    run: () =>
      check('unused files, exports and dependencies', turbo('run', 'static:unused', '--output-logs=errors-only')),
    seconds: 40,
  },
  versions: { run: () => check('dependency versions', script('static:versions')), seconds: 1 },
  tests: { run: ({ args = [] }) => vitest('changed', args), seconds: 60, wide: true },
  reached: {
    run: ({ args = [] }) => vitest('changed-reached', [...args, '--passWithNoTests']),
    seconds: 60,
    wide: true,
  },
  checks: { run: ({ args = [] }) => vitest('changed-checks', args), seconds: 15 },
  stories: { run: ({ args = [] }, browser) => stories(browser, args), seconds: 60, wide: true },
};

/**
 * Runs the checks that a change can break, as far as they fit in three minutes, and prints which ones and why.
 * @param asked the commit to compare with
 * @returns the exit code
 */
export async function testChanged(asked: string | undefined, browser: string | undefined): Promise<number> {
  const changes = await changedFiles(asked);
  if (changes === undefined) {
    console.error(`There is no commit ${asked}.`);
    return 1;
  }
  const { reference, files, deleted } = changes;
  console.log(`Compared with ${reference}: ${files.length} files changed, ${deleted.length} deleted.`);
  const { choices, omitted } = chooseChecks(workspacePackages(), changes, storiesReaching);
  for (const { name, why } of choices) console.log(`  ${name}: ${why}`);
  console.log(`  only in npm test -- all: ${omitted}`);

  async function runChoice(choice: Choice): Promise<Tally> {
    const { name } = choice;
    const start = performance.now();
    const tally = await checks[name].run(choice, browser).catch((error: unknown) => {
      console.log(`\n--- ${name} could not run ---\n${error instanceof Error ? error.stack : String(error)}`);
      return broken;
    });
    console.log(`${name}: ${summary(tally)} (${Math.round((performance.now() - start) / 1000)} s)`);
    return tally;
  }

  const start = performance.now();
  const tasks = choices.map((choice) => ({ ...checks[choice.name], name: choice.name }));
  const tallies = await runSideBySide(tasks, availableParallelism(), async (name) => {
    const choice = choices.find((one) => one.name === name);
    return choice === undefined ? broken : runChoice(choice);
  });

  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`in all: ${seconds} s`);
  if (seconds > maxMinutes * 60)
    console.log(`Warning: this took more than ${maxMinutes} minutes. Run npm test for a change of this size.`);
  const total = add(tallies);
  console.log(summary(total));
  return total.failed === 0 ? 0 : 1;
}
