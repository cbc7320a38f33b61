import { gatewaysAmong } from '@atrium/api-client/contract/schemas';
import { buildApp } from './app';
import { seedTemplates } from './back-office';
import { advanceSubscriptionsJob } from './billing';
import {
  asService,
  checkBucket,
  collectGarbage,
  createLog,
  describeError,
  loadSecretKeys,
  lockFolder,
  openDatabase,
  openPgBossJobs,
  fullDiskErrorOf,
  type Settings,
  StartupError,
  systemClock,
} from './platform';
import { checkSecretKeys, resumeOperations } from './tenants';
import { allJobs } from './all-jobs';
import { createDependencies, type Dependencies } from './composition';
import { listenErrorOf, tryListening } from './listen-errors';
import { readSettings } from './read-settings';
import { stopGracefully } from './stop-gracefully';
import { welcome } from './welcome';

const jobStopTimeoutMs = 15_000;

interface StartOptions {
  readonly environment?: Parameters<typeof readSettings>[0];
  /** Replaces default dependencies. */
  readonly replaced?: Partial<Dependencies>;
  /** Called when the service closes. */
  readonly onClose?: () => Promise<void>;
}

/** Starts the service from environment variables. Runs until the process ends. Throws if it cannot start. */
export async function startService({ environment, ...options }: StartOptions = {}): Promise<Dependencies> {
  const settings = readSettings(environment);
  return start(settings, options).catch((error: unknown) => {
    throw fullDiskErrorOf(error, settings.dataDir);
  });
}

async function start(
  settings: Settings,
  { replaced, onClose }: Omit<StartOptions, 'environment'>,
): Promise<Dependencies> {
  const log = createLog(settings.logLevel);
  const lock = await lockFolder(settings.dataDir);
  process.once('exit', () => lock.release());

  await tryListening(settings);
  const secretKeys = await loadSecretKeys(settings);
  const opened = await openDatabase(settings, (error) => {
    log.error(describeError(error), 'database connection lost');
    if (settings.databaseUrl === null) process.exit(1);
  });
  const { database, client: databaseClient } = opened;
  await checkSecretKeys(database, secretKeys);
  const jobs = await openPgBossJobs(databaseClient, allJobs, log);
  const basics = { settings, log, clock: systemClock, database, databaseClient, jobs, secretKeys };
  const dependencies = createDependencies(basics, replaced);
  if (settings.s3 !== null) await checkBucket(dependencies.files, settings.s3);
  const app = await buildApp(dependencies);
  app.addHook('onClose', async () => {
    await jobs.stop(jobStopTimeoutMs);
    await opened.close();
    await onClose?.();
  });
  stopGracefully(app, log);

  await seedTemplates(dependencies);
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw listenErrorOf(error, settings);
  });
  if (settings.databaseUrl === null) await resumeOperations(database, dependencies);
  await jobs.work(allJobs, dependencies);
  // Runs the jobs that became due while the service was down.
  await asService(database, 'start', (tx) => jobs.enqueue(tx, advanceSubscriptionsJob, {}));
  for (const { name, movesMoney } of gatewaysAmong(settings.payments))
    if (!movesMoney)
      log.warn({ event: `payments.${name}` }, `payments go through the ${name}: test cards pay, and no money moves`);
  for (const line of await welcome(dependencies)) process.stdout.write(`${line}\n`);
  collectGarbage();
  return dependencies;
}

/** Prints why the service did not start and exits with code 1. */
export function reportStartupError(error: unknown): never {
  const message =
    error instanceof StartupError
      ? error.message
      : `Atrium could not start: ${error instanceof Error ? error.message : 'unknown error'}`;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
