import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserMissing } from './browser.ts';
import { startsInFreshClone } from './fresh-start.ts';
import { startPostgres } from './postgres.ts';
import { type Command, pnpm, root, run, tool } from './shell.mjs';
import { add, broken, playwrightTally, single, type Tally, turboTally, vitestTally } from './tally.ts';

type Variables = Readonly<Record<string, string>>;

export interface Suite {
  readonly title: string;
  readonly run: (browser?: string) => Promise<Tally>;
  /** Whether it keeps all cores busy. */
  readonly wide?: boolean;
  /** Approximate duration on two cores. */
  readonly seconds: number;
  /** Names of the suites that must have ended before it starts. */
  readonly after?: readonly string[];
  /** The part of it that runs elsewhere. */
  readonly note?: string;
}

const reports = join(root, '.reports');

function reportFile(name: string): string {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Runs a command that passes with exit code 0. Its output is only printed if it fails. */
export async function check(name: string, command: Command, folder = '.'): Promise<Tally> {
  const { code, output } = await run(command, { cwd: join(root, folder), quiet: true });
  if (code !== 0) console.log(`\n--- ${name} failed ---\n${output}`);
  return single(code === 0);
}

/** Runs commands in sequence. */
async function checkEach(commands: readonly [name: string, command: Command, folder?: string][]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const command of commands) tallies.push(await check(...command));
  return add(tallies);
}

export async function vitest(name: string, args: readonly string[], env: Variables = {}): Promise<Tally> {
  const file = reportFile(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(tool('vitest', [...args, ...reporters]), { quiet: true, env });
  if (code !== 0) console.log(`\n--- ${name} ---\n${output}`);
  return vitestTally(file, code);
}

/** Each run has its own output folder, because Playwright empties it and two can run in parallel. */
async function playwright(
  name: string,
  args: readonly string[],
  env: Variables,
  owner = 'apps/portal',
): Promise<Tally> {
  const file = reportFile(name);
  const output = ['--reporter=dot,json', `--output=test-results/${name}`];
  const command = tool('playwright', ['test', ...output, ...args], owner);
  const result = await run(command, {
    cwd: join(root, owner),
    quiet: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (result.code !== 0) console.log(`\n--- ${name} ---\n${result.output}`);
  return playwrightTally(file, result.code);
}

export const turbo = (...args: string[]): Command => pnpm('exec', 'turbo', ...args);

/** The linter also checks types. Turborepo only repeats checks whose files changed. */
async function staticChecks(): Promise<Tally> {
  const names = ['lint', 'format', 'layers', 'unused', 'versions'].map((name) => `static:${name}`);
  const { code, output } = await run(
    turbo('run', ...names, '--continue', '--concurrency=2', '--output-logs=errors-only'),
    { quiet: true },
  );
  if (code !== 0) console.log(`\n--- static checks ---\n${output}`);
  return add([turboTally(output, code), await boundaries()]);
}

export function boundaries(): Promise<Tally> {
  return check('boundaries between packages', turbo('boundaries'));
}

const everyBuild = ['run', 'build', 'declarations'];

/** Builds everything twice, and checks that the second build only has cache hits. */
async function build(): Promise<Tally> {
  const first = await check('build', turbo(...everyBuild, '--output-logs=errors-only'));
  const second = await run(turbo(...everyBuild, '--output-logs=none'), { quiet: true });
  const isCached = /FULL TURBO/.test(second.output);
  if (!isCached) console.log(`\n--- the second build had cache misses ---\n${second.output}`);
  return add([first, single(isCached)]);
}

/** Runs tests with the URL of a temporary PostgreSQL. */
async function withPostgres(test: (url: string) => Promise<Tally>): Promise<Tally> {
  const server = await startPostgres();
  console.log(`  (${server.source})`);
  try {
    return await test(server.url);
  } finally {
    await server.stop();
  }
}

/** Tests that start the service take the finished build. */
const builtService = { BUILT_SERVICE: join(root, 'apps/licensing-service/dist') };

/** Kills are a separate suite. Long tests run in `npm run prove -- long`, and the last three in `prove -- databases`. */
const notInUnit = ['*.kill', '*.long*', '{instances,list,issue-invoice}.postgresql'].map(
  (name) => `--exclude=**/${name}.test.ts`,
);

/**
 * The service's tests run on PostgreSQL, which halves their processor time. Tests that need MariaDB or Dovecot are skipped
 * if they are not installed.
 */
function unitTests(): Promise<Tally> {
  const args = ['run', '--config=vitest.unit.config.ts', ...notInUnit];
  return withPostgres((url) => vitest('unit', args, { ...builtService, TEST_DATABASE_URL: url }));
}

function testsOfChecks(): Promise<Tally> {
  return vitest('checks', ['run', '--project=checks']);
}

/** @param files parts of the paths of story files; empty for all */
export async function stories(
  browser: string | undefined,
  files: readonly string[] = [],
  env: Variables = {},
): Promise<Tally> {
  if (!browser) return noBrowser();
  return vitest('stories', ['run', '--project=storybook', ...files], { CHROMIUM_PATH: browser, ...env });
}

/** Builds the Storybook; Turborepo builds it once for all suites. */
function buildBook(): Promise<Tally> {
  return check('Storybook', turbo('run', 'build:storybook', '--output-logs=errors-only'));
}

/** Opens the stories of the built Storybook, runs axe on the kit, and compares pictures. Another version of Chromium skips the pictures. */
async function book(browser?: string): Promise<Tally> {
  if (!browser) return noBrowser();
  const built = await buildBook();
  if (built.failed > 0) return built;
  return add([built, await playwright('book', [], { CHROMIUM_PATH: browser }, 'apps/storybook')]);
}

/** The shared service runs on PostgreSQL, and those that some journeys start on PGlite. */
async function journeys(browser?: string): Promise<Tally> {
  if (!browser) return noBrowser();
  return withPostgres((url) => playwright('journeys', [], { CHROMIUM_PATH: browser, JOURNEY_DATABASE_URL: url }));
}

const onPglite = ['paid-race', 'scope', 'migrate', 'resource/list', 'resource/options', 'resource/references'];

/** Tests where PGlite can differ from PostgreSQL. */
function databases(): Promise<Tally> {
  const env = { TEST_DATABASE_URL: '', TEST_WORKERS: '1' };
  return vitest('pglite', ['run', '--project=licensing-service', ...onPglite], env);
}

/** Kills the service in the steps of its operations. Two workers, because they wait for the services most of the time. */
/** Kill tests of what customers and authors wait for. `npm run prove -- kills` also runs those of keys and media. */
const killed = ['provisioning', 'cancel-change', 'payments', 'documents'].map((name) => `${name}.kill.test`);

function kills(): Promise<Tally> {
  const env = { ...builtService, TEST_WORKERS: '2' };
  return withPostgres((url) =>
    vitest('kills', ['run', '--project=licensing-service', ...killed], { ...env, TEST_DATABASE_URL: url }),
  );
}

/** Packs the published packages, checks the archives, and installs them in projects outside the repository. */
async function packages(): Promise<Tally> {
  const folder = join(reports, 'packed');
  rmSync(folder, { recursive: true, force: true });
  const names = ['validators', 'api-client'];
  const packed = await Promise.all(names.map((name) => pack(name, folder)));
  if (packed.some(({ failed }) => failed > 0)) return add(packed);
  const checked = await Promise.all(names.map((name) => checkArchive(name, folder)));
  const used = await vitest('consumer', ['run', '--root=tooling/consumer'], { PACKED_PACKAGES: folder });
  return add([...packed, ...checked, used]);
}

const archiveOf = (name: string) => `${name}.tgz`;

function pack(name: string, folder: string): Promise<Tally> {
  const out = join(folder, archiveOf(name));
  return check(
    `packing ${name}`,
    pnpm(`--filter=@atrium/${name}`, 'pack', '--config.ignore-scripts=true', '--out', out),
  );
}

function checkArchive(name: string, folder: string): Promise<Tally> {
  const home = `packages/${name}`;
  const archive = join(folder, archiveOf(name));
  return checkEach([
    [`publint ${name}`, tool('publint', [archive, '--strict'], home)],
    [`attw ${name}`, tool('attw', [archive, '--profile', 'esm-only'], home)],
    [`sizes of ${name}`, tool('size-limit', [], home), home],
  ]);
}

/** Runs each benchmark once, without measuring, and checks that all contenders agree. */
function shortBench(): Promise<Tally> {
  return check('bench', [process.execPath, 'tooling/commands/bench.ts', '--short']);
}

/** Starts the product with only the dependencies that it needs, as a new user does. */
async function freshStart(): Promise<Tally> {
  return single(await startsInFreshClone());
}

function noBrowser(): Tally {
  console.log(browserMissing);
  return broken;
}

/**
 * Everything that a change must pass. A further suite that needs the built Storybook calls `buildBook` and sets
 * `after: ['book']`.
 */
export const suites: Readonly<Record<string, Suite>> = {
  build: { title: 'build, twice', run: build, wide: true, seconds: 35 },
  static: { title: 'static checks', run: staticChecks, wide: true, seconds: 75, after: ['build'] },
  unit: {
    title: 'unit, component and route tests',
    run: unitTests,
    wide: true,
    seconds: 285,
    after: ['build', 'static'],
    note: 'repetitions and every combination: npm run prove -- long',
  },
  journeys: {
    title: 'journeys in Chromium',
    run: journeys,
    wide: true,
    seconds: 140,
    after: ['build', 'static'],
    note: 'on PGlite, in every language and width, axe in dark, by keyboard alone, at 200 %: npm run prove -- journeys',
  },
  book: {
    title: 'Storybook and its pictures',
    run: book,
    wide: true,
    seconds: 125,
    after: ['build', 'static'],
    note: 'every story, axe in each theme and language, motion and forced colours: npm run prove -- stories',
  },
  kills: {
    title: 'kills',
    run: kills,
    seconds: 45,
    after: ['build'],
    note: 'every fourth step of creating; every operation in each step at every position, keys and media, 20 times: npm run prove -- kills',
  },
  databases: {
    title: 'queries on PGlite',
    run: databases,
    seconds: 50,
    after: ['build'],
    note: 'every test of the service on both: npm run prove -- databases',
  },
  packages: { title: 'published packages', run: packages, seconds: 60, after: ['build'] },
  start: { title: 'npm start in a fresh clone', run: freshStart, seconds: 30, after: ['build', 'static'] },
  bench: { title: 'bench, short form', run: shortBench, seconds: 20, after: ['build'] },
  checks: { title: 'tests of the checks', run: testsOfChecks, seconds: 15, after: ['build', 'static'] },
};
