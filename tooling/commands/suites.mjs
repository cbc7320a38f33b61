import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserMissing } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { installRealServers } from './real-servers.mjs';
import { pnpm, root, run } from './shell.mjs';
import { add, broken, playwrightTally, single, vitestTally } from './tally.mjs';

const reports = join(root, '.reports');

function reportFile(name) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** A command whose exit code is the verdict; it is heard only when it fails. */
async function check(name, command) {
  const { code, output } = await run(command, { quiet: true });
  if (code !== 0) console.log(`\n--- ${name} failed ---\n${output}`);
  return single(code === 0);
}

/** One after the other. */
async function checks(named) {
  const tallies = [];
  for (const [name, command] of named) tallies.push(await check(name, command));
  return add(tallies);
}

async function vitest(name, args, env = {}) {
  const file = reportFile(name);
  const { code, output } = await run(
    pnpm('exec', 'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args),
    { quiet: true, env },
  );
  if (code !== 0) console.log(`\n--- ${name} ---\n${output}`);
  return vitestTally(file, code);
}

async function playwright(name, args, env, owner = '@atrium/portal') {
  const file = reportFile(name);
  const { code, output } = await run(
    pnpm(`--filter=${owner}`, 'exec', 'playwright', 'test', '--reporter=line,json', ...args),
    { quiet: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  if (code !== 0) console.log(`\n--- ${name} ---\n${output}`);
  return playwrightTally(file, code);
}

/** The types beside everything else: both wait for nothing but the processor. */
export async function staticChecks() {
  const tallies = await Promise.all([
    checks([['types', pnpm('exec', 'turbo', 'run', 'typecheck', '--concurrency=2', '--output-logs=errors-only')]]),
    checks([
      ['lint', pnpm('exec', 'oxlint', '--type-aware')],
      ['format', pnpm('exec', 'oxfmt', '--check', '.')],
      ['boundaries between packages', pnpm('exec', 'turbo', 'boundaries')],
      [
        'layers and cycles inside packages',
        pnpm('exec', 'depcruise', '--config', 'tooling/checks/layers.cjs', 'packages', 'apps'),
      ],
      ['unused files, exports and dependencies', pnpm('exec', 'knip')],
      ['dependency versions', pnpm('exec', 'sherif', '--ignore-rule', 'root-package-dependencies')],
    ]),
  ]);
  return add(tallies);
}

const everyBuild = ['exec', 'turbo', 'run', 'build', 'declarations'];

/** Builds everything, and then shows that a second time is all cache hits. */
export async function build() {
  const first = await check('build', pnpm(...everyBuild, '--output-logs=errors-only'));
  const second = await run(pnpm(...everyBuild, '--output-logs=none'), { quiet: true });
  const allCached = /FULL TURBO/.test(second.output);
  if (!allCached) console.log(`\n--- the second build was not all cache hits ---\n${second.output}`);
  return add([first, single(allCached)]);
}

/** Tests at a real PostgreSQL, MariaDB and Dovecot are skipped where their programs are not there. */
export async function unitTests() {
  await installRealServers();
  return vitest('unit', [
    '--project=!storybook',
    '--project=!checks',
    '--project=!consumer',
    '--exclude=**/*.kill.test.ts',
  ]);
}

export function checksOfChecks() {
  return vitest('checks', ['--project=checks']);
}

export async function stories(browser) {
  if (!browser) return noBrowser();
  return vitest('stories', ['--project=storybook'], { CHROMIUM_PATH: browser });
}

/** Builds the Storybook, opens it and compares its pictures; another Chromium than theirs skips those. */
export async function book(browser) {
  if (!browser) return noBrowser();
  const built = await check('Storybook', pnpm('--filter=@atrium/storybook', 'run', 'build:storybook'));
  if (built.failed > 0) return built;
  return add([built, await playwright('book', [], { CHROMIUM_PATH: browser }, '@atrium/storybook')]);
}

export async function journeys(browser) {
  if (!browser) return noBrowser();
  await installRealServers();
  return playwright('journeys', [], { CHROMIUM_PATH: browser });
}

/** The races, the routes that need real locks, and one journey, on a PostgreSQL of our own. */
export async function onPostgres(browser) {
  const server = await startPostgres();
  console.log(`  (${server.source})`);
  try {
    const routes = await vitest('postgres', ['--project=licensing-service', 'race', 'scope', 'migrate'], {
      TEST_DATABASE_URL: server.url,
    });
    const journey = browser
      ? await playwright('postgres-journey', ['--project=english-1280', 'main-job'], {
          CHROMIUM_PATH: browser,
          JOURNEY_DATABASE_URL: server.url,
        })
      : noBrowser();
    return add([routes, journey]);
  } finally {
    await server.stop();
  }
}

export function kills() {
  return vitest('kills', ['--project=licensing-service', 'kill.test']);
}

/** What is published is looked at side by side, and then used as who installs it would. */
export async function packages() {
  const published = (name) =>
    checks([
      [`publint ${name}`, pnpm(`--filter=@atrium/${name}`, 'exec', 'publint', '--strict')],
      [`attw ${name}`, pnpm(`--filter=@atrium/${name}`, 'exec', 'attw', '--pack', '.', '--profile', 'esm-only')],
      [`sizes of ${name}`, pnpm(`--filter=@atrium/${name}`, 'exec', 'size-limit')],
    ]);
  const tallies = await Promise.all(['validators', 'api-client'].map(published));
  return add([...tallies, await vitest('consumer', ['--project=consumer'])]);
}

/** The bench's short form: that everybody in it runs and agrees, nothing about time. */
export async function shortBench() {
  return check('bench', [process.execPath, 'tooling/commands/bench.mjs', '--short']);
}

function noBrowser() {
  console.log(browserMissing);
  return broken;
}
