import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserMissing } from './browser.mjs';
import { startsInFreshClone } from './fresh-start.mjs';
import { startPostgres } from './postgres.mjs';
import { pnpm, root, run, tool } from './shell.mjs';
import { add, broken, playwrightTally, single, turboTally, vitestTally } from './tally.mjs';

const reports = join(root, '.reports');

function reportFile(name) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** A command whose exit code is the verdict; it is heard only when it fails. */
export async function check(name, command, folder = '.') {
  const { code, output } = await run(command, { cwd: join(root, folder), quiet: true });
  if (code !== 0) console.log(`\n--- ${name} failed ---\n${output}`);
  return single(code === 0);
}

/**
 * One after the other.
 * @param {[name: string, command: string[], folder?: string][]} named
 */
async function checks(named) {
  const tallies = [];
  for (const one of named) tallies.push(await check(...one));
  return add(tallies);
}

export async function vitest(name, args, env = {}) {
  const file = reportFile(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(tool('vitest', [...args, ...reporters]), { quiet: true, env });
  if (code !== 0) console.log(`\n--- ${name} ---\n${output}`);
  return vitestTally(file, code);
}

/** Each run has a folder of its own: Playwright empties it, and two may run at once. */
async function playwright(name, args, env, owner = 'apps/portal') {
  const file = reportFile(name);
  const own = ['--reporter=dot,json', `--output=test-results/${name}`];
  const command = tool('playwright', ['test', ...own, ...args], owner);
  const { code, output } = await run(command, {
    cwd: join(root, owner),
    quiet: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (code !== 0) console.log(`\n--- ${name} ---\n${output}`);
  return playwrightTally(file, code);
}

export const turbo = (...args) => pnpm('exec', 'turbo', ...args);

/** One pass, in which the linter checks the types too. Turbo repeats only what a changed file can change. */
export async function staticChecks() {
  const names = ['lint', 'format', 'layers', 'unused', 'versions'].map((name) => `static:${name}`);
  const { code, output } = await run(
    turbo('run', ...names, '--continue', '--concurrency=2', '--output-logs=errors-only'),
    { quiet: true },
  );
  if (code !== 0) console.log(`\n--- static checks ---\n${output}`);
  return add([turboTally(output, code), await boundaries()]);
}

export function boundaries() {
  return check('boundaries between packages', turbo('boundaries'));
}

const everyBuild = ['run', 'build', 'declarations'];

/** Builds everything, and then shows that a second time is all cache hits. */
export async function build() {
  const first = await check('build', turbo(...everyBuild, '--output-logs=errors-only'));
  const second = await run(turbo(...everyBuild, '--output-logs=none'), { quiet: true });
  const allCached = /FULL TURBO/.test(second.output);
  if (!allCached) console.log(`\n--- the second build was not all cache hits ---\n${second.output}`);
  return add([first, single(allCached)]);
}

/** Gives `test` a PostgreSQL of our own, and ends it. */
async function withPostgres(test) {
  const server = await startPostgres();
  console.log(`  (${server.source})`);
  try {
    return await test(server.url);
  } finally {
    await server.stop();
  }
}

/** The kills are a suite of their own; `npm run prove -- databases` runs the other three, which take minutes. */
const notInUnit = ['*.kill', '{instances,list,issue-invoice}.postgresql'].map((name) => `--exclude=**/${name}.test.ts`);

/**
 * The service's tests run on PostgreSQL, which halves their processor time. Tests that need MariaDB or Dovecot
 * are skipped where those are not installed.
 */
export function unitTests() {
  const projects = ['storybook', 'checks', 'consumer'].map((name) => `--project=!${name}`);
  return withPostgres((url) => vitest('unit', ['run', ...projects, ...notInUnit], { TEST_DATABASE_URL: url }));
}

export function checksOfChecks() {
  return vitest('checks', ['run', '--project=checks']);
}

/** @param {string[]} files parts of their paths; without any, all */
export async function stories(browser, files = [], env = {}) {
  if (!browser) return noBrowser();
  return vitest('stories', ['run', '--project=storybook', ...files], { CHROMIUM_PATH: browser, ...env });
}

/** A screen's interactions run in the built Storybook, and journeys ask axe about each screen. */
function storiesOfKit(browser) {
  return stories(browser, [], { STORIES: 'kit' });
}

/** The one build that every suite about the built Storybook opens; turbo makes it once. */
function buildBook() {
  return check('Storybook', turbo('run', 'build:storybook', '--output-logs=errors-only'));
}

/** Opens the built Storybook and compares its pictures; another Chromium than theirs skips those. */
export async function book(browser) {
  if (!browser) return noBrowser();
  const built = await buildBook();
  if (built.failed > 0) return built;
  return add([built, await playwright('book', [], { CHROMIUM_PATH: browser }, 'apps/storybook')]);
}

export async function journeys(browser) {
  if (!browser) return noBrowser();
  return playwright('journeys', [], { CHROMIUM_PATH: browser });
}

const onPglite = ['paid-race', 'scope', 'migrate', 'resource/'];

/**
 * What PGlite could answer differently, and one journey on PostgreSQL; all other journeys run on PGlite.
 * `npm run prove -- databases` runs every test of the service on both.
 */
export async function databases(browser) {
  const pglite = await vitest('pglite', ['run', '--project=licensing-service', ...onPglite], { TEST_DATABASE_URL: '' });
  if (!browser) return noBrowser();
  const journey = await withPostgres((url) =>
    playwright('postgres-journey', ['--project=english-1280', 'main-job'], {
      CHROMIUM_PATH: browser,
      JOURNEY_DATABASE_URL: url,
    }),
  );
  return add([pglite, journey]);
}

/** Each step is killed once; `npm run prove -- kills` does it at every position, again and again. */
export function kills() {
  return vitest('kills', ['run', '--project=licensing-service', 'kill.test']);
}

/** What is published is packed once, looked at side by side, and then used as who installs it would. */
export async function packages() {
  const folder = join(reports, 'packed');
  rmSync(folder, { recursive: true, force: true });
  const names = ['validators', 'api-client'];
  const packed = await Promise.all(names.map((name) => pack(name, folder)));
  if (packed.some(({ failed }) => failed > 0)) return add(packed);
  const looked = await Promise.all(names.map((name) => published(name, folder)));
  const used = await vitest('consumer', ['run', '--root=tooling/consumer'], { PACKED_PACKAGES: folder });
  return add([...packed, ...looked, used]);
}

const archiveOf = (name) => `${name}.tgz`;

function pack(name, folder) {
  const out = join(folder, archiveOf(name));
  return check(
    `packing ${name}`,
    pnpm(`--filter=@atrium/${name}`, 'pack', '--config.ignore-scripts=true', '--out', out),
  );
}

function published(name, folder) {
  const home = `packages/${name}`;
  const archive = join(folder, archiveOf(name));
  return checks([
    [`publint ${name}`, tool('publint', [archive, '--strict'], home)],
    [`attw ${name}`, tool('attw', [archive, '--profile', 'esm-only'], home)],
    [`sizes of ${name}`, tool('size-limit', [], home), home],
  ]);
}

/** The bench's short form: that everybody in it runs and agrees, nothing about time. */
export async function shortBench() {
  return check('bench', [process.execPath, 'tooling/commands/bench.mjs', '--short']);
}

/** What a new user does first. Everybody else has more installed than that. */
export async function freshStart() {
  return single(await startsInFreshClone());
}

function noBrowser() {
  console.log(browserMissing);
  return broken;
}

/**
 * Everything a change must pass. `wide`: it keeps all cores busy; `seconds`: about how long that takes on two
 * cores; `after`: what it needs; `note`: what of it is proved elsewhere. Another suite about the built Storybook calls
 * `buildBook` too, and comes `after: ['book']`.
 */
export const suites = {
  build: { title: 'build, twice', run: build, wide: true, seconds: 55 },
  static: { title: 'static checks', run: staticChecks, wide: true, seconds: 75, after: ['build'] },
  unit: {
    title: 'unit, component and route tests',
    run: unitTests,
    wide: true,
    seconds: 285,
    after: ['build', 'static'],
  },
  journeys: {
    title: 'journeys in Chromium',
    run: journeys,
    wide: true,
    seconds: 160,
    after: ['build', 'static'],
    note: 'in every language and width: npm run prove -- journeys',
  },
  book: {
    title: 'Storybook and its pictures',
    run: book,
    wide: true,
    seconds: 150,
    after: ['build', 'static'],
  },
  kills: {
    title: 'kills',
    run: kills,
    wide: true,
    seconds: 95,
    after: ['build', 'static'],
    note: 'each step once; each at every position, 20 times: npm run prove -- kills',
  },
  stories: {
    title: 'stories of the kit',
    run: storiesOfKit,
    wide: true,
    seconds: 55,
    after: ['build', 'static'],
    note: 'axe, motion and forced colours of the stories of screens: npm run prove -- stories',
  },
  databases: {
    title: 'queries on PGlite, a journey on PostgreSQL',
    run: databases,
    wide: true,
    seconds: 40,
    after: ['build', 'static'],
    note: 'every test of the service on both: npm run prove -- databases',
  },
  packages: { title: 'published packages', run: packages, seconds: 60, after: ['build'] },
  start: { title: 'npm start in a fresh clone', run: freshStart, seconds: 30, after: ['build', 'static'] },
  bench: { title: 'bench, short form', run: shortBench, seconds: 20, after: ['build'] },
  checks: { title: 'tests of the checks', run: checksOfChecks, seconds: 15, after: ['build', 'static'] },
};
