import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserMissing } from './browser.ts';
import { turbo } from './build-suites.ts';
import { check, playwright, vitest, withPostgres } from './run-tests.ts';
import { root } from './shell.mjs';
import { add, broken, type Tally } from './tally.ts';

/** Tests that start the service take the finished build. */
const builtService = { BUILT_SERVICE: join(root, 'apps/licensing-service/dist') };

/**
 * Kills and slow tests are separate suites. Long tests run in `npm run prove -- long`, and the last three in
 * `prove -- databases`.
 */
const notInUnit = ['*.kill', '*.slow', '*.long*', '{instances,list,issue-invoice}.postgresql'].map(
  (name) => `--exclude=**/${name}.test.{ts,tsx}`,
);

/**
 * The service's tests run on PostgreSQL, which halves their processor time. Tests that need MariaDB or Dovecot are skipped
 * if they are not installed.
 */
export function unitTests(): Promise<Tally> {
  const args = ['run', '--config=vitest.unit.config.ts', ...notInUnit];
  return withPostgres((url) => vitest('unit', args, { ...builtService, TEST_DATABASE_URL: url }));
}

/** Tests of the service that take long, such as conversions in processes of their own. */
export function slowTests(): Promise<Tally> {
  const args = ['run', '--project=licensing-service', '.slow.test'];
  return withPostgres((url) => vitest('slow', args, { ...builtService, TEST_DATABASE_URL: url }));
}

export function testsOfChecks(): Promise<Tally> {
  return vitest('checks', ['run', '--project=checks']);
}

/** @param files parts of the paths of story files; empty for all */
export async function stories(browser: string | undefined, files: readonly string[] = []): Promise<Tally> {
  if (!browser) return noBrowser();
  return vitest('stories', ['run', '--project=storybook', ...files], { CHROMIUM_PATH: browser });
}

/** Builds the Storybook; Turborepo builds it once for all suites. */
function buildBook(): Promise<Tally> {
  return check('Storybook', turbo('run', 'build:storybook', '--output-logs=errors-only'));
}

/** Opens the stories of the built Storybook, runs axe on the kit, and compares pictures. Another version of Chromium skips the pictures. */
export async function book(browser?: string): Promise<Tally> {
  if (!browser) return noBrowser();
  const built = await buildBook();
  if (built.failed > 0) return built;
  return add([built, await playwright('book', [], { CHROMIUM_PATH: browser }, 'apps/storybook')]);
}

/** What every customer does: visit, register, set up a company CRM, pay. */
const firstJourneys = ['account', 'full-setup', 'main-job', 'network-faults', 'stored-secrets', 'visitor-pages'].map(
  (name) => `${name}.journey.ts`,
);

export const journeys = (browser?: string): Promise<Tally> => playJourneys('journeys', firstJourneys, browser);

export function furtherJourneys(browser?: string): Promise<Tally> {
  const all = readdirSync(join(root, 'apps/portal/e2e')).filter((file) => file.endsWith('.journey.ts'));
  const files = all.filter((file) => !firstJourneys.includes(file));
  return playJourneys('further-journeys', files, browser);
}

/** The shared service runs on PostgreSQL, and those that some journeys start on PGlite. */
async function playJourneys(name: string, files: readonly string[], browser?: string): Promise<Tally> {
  if (!browser) return noBrowser();
  const paths = files.map((file) => `e2e/${file}`);
  return withPostgres((url) => playwright(name, paths, { CHROMIUM_PATH: browser, JOURNEY_DATABASE_URL: url }));
}

const onPglite = ['scope', 'resource/list', 'resource/options', 'resource/references'];

/** Tests where PGlite can differ from PostgreSQL. */
export function databases(): Promise<Tally> {
  const env = { TEST_DATABASE_URL: '', TEST_WORKERS: '1' };
  return vitest('pglite', ['run', '--project=licensing-service', ...onPglite], env);
}

/** Kill tests of what customers and authors wait for. `npm run prove -- kills` runs all. */
const killed = ['provisioning', 'payments', 'documents'].map((name) => `${name}.kill.test`);

/** Kills the service in the steps of its operations. Two workers, because they wait for the services most of the time. */
export function kills(): Promise<Tally> {
  const env = { ...builtService, TEST_WORKERS: '2' };
  return withPostgres((url) =>
    vitest('kills', ['run', '--project=licensing-service', ...killed], { ...env, TEST_DATABASE_URL: url }),
  );
}

function noBrowser(): Tally {
  console.log(browserMissing);
  return broken;
}
