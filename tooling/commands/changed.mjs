import { availableParallelism } from 'node:os';
import { changedFiles } from './changed-files.mjs';
import { choose } from './choose-checks.mjs';
import { runSideBySide } from './side-by-side.mjs';
import { storiesReaching } from './stories-reaching.mjs';
import { boundaries, check, stories, turbo, vitest } from './suites.mjs';
import { tool } from './shell.mjs';
import { add, broken, lastLine } from './tally.mjs';
import { workspacePackages } from './workspace.mjs';

const wantedMinutes = 3;

/** A script of the root's package.json. */
const script = (name) => tool('node', ['--run', name]);

/** What each choice runs, about how many seconds that takes, and whether it keeps all cores busy. */
const runs = {
  lint: {
    run: ({ paths }) => check('types and lint', tool('oxlint', ['--type-aware', '--type-check', ...paths])),
    seconds: 40,
    wide: true,
  },
  format: {
    run: ({ paths }) => check('format', tool('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...paths])),
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
  tests: { run: ({ args }) => vitest('changed', args), seconds: 60, wide: true },
  reached: {
    run: ({ args }) => vitest('changed-reached', [...args, '--passWithNoTests']),
    seconds: 60,
    wide: true,
  },
  checks: { run: ({ args }) => vitest('changed-checks', args), seconds: 15 },
  stories: { run: ({ args }, browser) => stories(browser, args), seconds: 60, wide: true },
};

/**
 * Runs what a change can break, as far as that goes in three minutes; says first what it chose, and why.
 * @param {string | undefined} asked the commit to compare with
 * @returns {Promise<number>} exit code
 */
export async function testChanged(asked, browser) {
  const changes = await changedFiles(asked);
  if (changes === undefined) {
    console.error(`Git knows no commit ${asked}.`);
    return 1;
  }
  const { reference, files, deleted } = changes;
  console.log(`Compared with ${reference}: ${files.length} files changed, ${deleted.length} deleted.`);
  const { choices, left } = choose(workspacePackages(), changes, storiesReaching);
  for (const { name, why } of choices) console.log(`  ${name}: ${why}`);
  console.log(`  left to npm test: ${left}`);

  const began = performance.now();
  const tasks = choices.map(({ name }) => ({ ...runs[name], name }));
  const tallies = await runSideBySide(tasks, availableParallelism(), async (name) => {
    const since = performance.now();
    const choice = choices.find((one) => one.name === name);
    const tally = await runs[name].run(choice, browser).catch((error) => {
      console.log(`\n--- ${name} could not run ---\n${error.stack}`);
      return broken;
    });
    console.log(`${name}: ${lastLine(tally)} (${Math.round((performance.now() - since) / 1000)} s)`);
    return tally;
  });

  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`in all: ${seconds} s`);
  if (seconds > wantedMinutes * 60)
    console.log(`Warning: more than ${wantedMinutes} minutes; a change so far below is tested by npm test as a whole.`);
  const total = add(tallies);
  console.log(lastLine(total));
  return total.failed === 0 ? 0 : 1;
}
