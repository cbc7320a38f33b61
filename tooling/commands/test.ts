import { mkdirSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { installPeers } from './bench-peers.ts';
import { findBrowser } from './browser.ts';
import { testChanged } from './changed.ts';
import { measureProcessorTime } from './processor-time.ts';
import { installRealServers } from './real-servers.ts';
import { runSuite } from './run-suite.ts';
import { root } from './shell.mjs';
import { runSideBySide } from './side-by-side.ts';
import { suites } from './suites.ts';
import { add, summary } from './tally.ts';
import { timetable } from './timetable.ts';

/**
 * Runs the tests of a change. `npm test -- all` also runs the suites that must pass before it is merged,
 * `npm test -- unit book` only the named ones, and `npm test -- changed[=REF]` only what a change can break.
 */
const maxMinutes = 15;

const asked = process.argv.slice(2);
const [first = ''] = asked;
const wantsChanged = first === 'changed' || first.startsWith('changed=');
const wantsAll = first === 'all';
const unknown = wantsChanged || wantsAll ? asked.slice(1) : asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}. Choose from ${Object.keys(suites).join(', ')}, or only all or changed.`,
  );
  process.exit(1);
}
const isAsked = (name: string) =>
  asked.length === 0 ? suites[name]?.onlyInAll !== true : wantsAll || asked.includes(name);

// The service's isolated processes have a low priority and a time limit. Tests run at the same priority, so that these
// processes get enough processor time to finish.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const coreSecondsSinceStart = measureProcessorTime();
const start = performance.now();
mkdirSync(join(root, '.reports'), { recursive: true });
const browser = await findBrowser();
if (wantsChanged) process.exit(await testChanged(first.split('=')[1], browser));

if (['unit', 'slow', 'journeys', 'further-journeys'].some(isAsked)) await installRealServers();
if (isAsked('bench')) await installPeers();
const install = {
  title: 'install',
  seconds: (performance.now() - start) / 1000,
  coreSeconds: coreSecondsSinceStart(),
};

const tasks = Object.entries(suites)
  .filter(([name]) => isAsked(name))
  .map(([name, suite]) => ({ ...suite, name }));

const results = await runSideBySide(tasks, availableParallelism(), async (name) => {
  const { title, note } = tasks.find((task) => task.name === name) ?? { title: name };
  const result = await runSuite(name, browser);
  console.log(`${title}: ${summary(result.tally)} (${Math.round(result.seconds)} s)`);
  return { title, ...result, ...(note === undefined ? {} : { note }) };
});

const total = add(results.map(({ tally }) => tally));
const seconds = (performance.now() - start) / 1000 - install.seconds;
const measured = results.map(({ coreSeconds }) => coreSeconds).filter((one) => one !== undefined);
const coreSeconds = measured.length < results.length ? undefined : measured.reduce((sum, one) => sum + one, 0);
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`);
console.log(`\n${timetable([install, ...results, { title: 'all but the install', seconds, coreSeconds }])}\n`);
if (asked.length === 0) {
  const omitted = Object.values(suites).filter(({ onlyInAll }) => onlyInAll);
  console.log(`Only in npm test -- all: ${omitted.map(({ title }) => title).join(', ')}.\n`);
}
if (!wantsAll && seconds > maxMinutes * 60)
  console.log(
    `Warning: this took ${(seconds / 60).toFixed(1)} minutes. It should take at most ${maxMinutes} on two idle cores.`,
  );
console.log(summary(total));
process.exit(total.failed === 0 ? 0 : 1);
