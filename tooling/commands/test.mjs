import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './shell.mjs';
import {
  book,
  build,
  checksOfChecks,
  journeys,
  kills,
  onPostgres,
  packages,
  shortBench,
  staticChecks,
  stories,
  unitTests,
} from './suites.mjs';
import { add, broken, lastLine } from './tally.mjs';

/** Everything a change must pass. `npm test -- unit stories` runs only the suites named. */
const suites = {
  build: { title: 'build, twice', run: build },
  static: { title: 'static checks', run: staticChecks },
  unit: { title: 'unit, component and route tests', run: unitTests },
  checks: { title: 'tests of the checks', run: checksOfChecks },
  packages: { title: 'published packages', run: packages },
  bench: { title: 'bench, short form', run: shortBench },
  kills: { title: 'kills', run: kills },
  stories: { title: 'stories', run: stories },
  book: { title: 'Storybook and its pictures', run: book },
  journeys: { title: 'journeys in Chromium', run: journeys },
  postgres: { title: 'races and a journey on PostgreSQL', run: onPostgres },
};

/** One round after the other, its lanes side by side: the kills keep one core busy, and need no other suite's quiet. */
const order = [
  [['build']],
  [['static']],
  [['unit']],
  [['kills'], ['checks', 'bench', 'book', 'packages', 'postgres']],
  [['stories']],
  [['journeys']],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

await ensureInstalled('everything');
mkdirSync(join(root, '.reports'), { recursive: true });
const browser = await findBrowser();

async function runSuite(name) {
  const { title, run } = suites[name];
  const started = performance.now();
  let tally;
  try {
    tally = await run(browser);
  } catch (error) {
    console.log(`\n--- ${title} could not run ---\n${error.stack}`);
    tally = broken;
  }
  console.log(`${title}: ${lastLine(tally)} (${Math.round((performance.now() - started) / 1000)} s)`);
  return tally;
}

async function runLane(names) {
  const tallies = [];
  for (const name of names) tallies.push(await runSuite(name));
  return tallies;
}

const tallies = [];
for (const lanes of order) {
  const named = lanes.map((lane) => lane.filter((name) => asked.length === 0 || asked.includes(name)));
  tallies.push(...(await Promise.all(named.map(runLane))).flat());
}

const total = add(tallies);
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`);
console.log(lastLine(total));
process.exit(total.failed === 0 ? 0 : 1);
