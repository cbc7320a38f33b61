import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { installPeers } from './bench-peers.mjs';
import { findBrowser } from './browser.mjs';
import { testChanged } from './changed.mjs';
import { ensureInstalled } from './install.mjs';
import { measureProcessorTime } from './processor-time.mjs';
import { installRealServers } from './real-servers.mjs';
import { runSuite } from './run-suite.mjs';
import { root } from './shell.mjs';
import { runSideBySide } from './side-by-side.mjs';
import { suites } from './suites.mjs';
import { add, lastLine } from './tally.mjs';
import { timetable } from './timetable.mjs';

/**
 * Everything a change must pass. `npm test -- unit stories` runs only the suites named, `npm test -- changed[=REF]` what
 * a change can break.
 */
const wantedMinutes = 15;

const asked = process.argv.slice(2);
const [first = ''] = asked;
const wantsChanged = first === 'changed' || first.startsWith('changed=');
const unknown = wantsChanged ? asked.slice(1) : asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}, or changed alone.`,
  );
  process.exit(1);
}
const isAsked = (name) => asked.length === 0 || asked.includes(name);

const sinceStart = measureProcessorTime();
const began = performance.now();
await ensureInstalled('everything');
mkdirSync(join(root, '.reports'), { recursive: true });
const browser = await findBrowser();
if (wantsChanged) process.exit(await testChanged(first.split('=')[1], browser));

if (isAsked('unit') || isAsked('journeys')) await installRealServers();
if (isAsked('bench')) await installPeers();
const install = { title: 'install', seconds: (performance.now() - began) / 1000, coreSeconds: sinceStart() };

async function runAndTell(name) {
  const result = await runSuite(name, browser);
  console.log(`${suites[name].title}: ${lastLine(result.tally)} (${Math.round(result.seconds)} s)`);
  return { ...suites[name], ...result };
}

const tasks = Object.entries(suites)
  .filter(([name]) => isAsked(name))
  .map(([name, suite]) => ({ ...suite, name }));
const ran = await runSideBySide(tasks, availableParallelism(), runAndTell);

const total = add(ran.map(({ tally }) => tally));
const seconds = (performance.now() - began) / 1000 - install.seconds;
const costs = ran.map(({ coreSeconds }) => coreSeconds);
const coreSeconds = costs.includes(undefined) ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`);
console.log(`\n${timetable([install, ...ran, { title: 'all but the install', seconds, coreSeconds }])}\n`);
if (seconds > wantedMinutes * 60)
  console.log(
    `Warning: this took ${(seconds / 60).toFixed(1)} minutes; on two quiet cores it should be ${wantedMinutes}.`,
  );
console.log(lastLine(total));
process.exit(total.failed === 0 ? 0 : 1);
