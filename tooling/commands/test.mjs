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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

await ensureInstalled('everything');
mkdirSync(join(root, '.reports'), { recursive: true });
const browser = await findBrowser();

const tallies = [];
for (const [name, suite] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  let tally;
  try {
    tally = await suite.run(browser);
  } catch (error) {
    console.log(`\n--- ${suite.title} could not run ---\n${error.stack}`);
    tally = broken;
  }
  tallies.push(tally);
  console.log(`${suite.title}: ${lastLine(tally)} (${Math.round((performance.now() - started) / 1000)} s)`);
}

const total = add(tallies);
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`);
console.log(lastLine(total));
process.exit(total.failed === 0 ? 0 : 1);
