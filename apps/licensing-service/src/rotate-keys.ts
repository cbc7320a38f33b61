import {
  createLog,
  describeError,
  killAt,
  saveSecretKeys,
  loadSecretKeys,
  lockFolder,
  makeSecretKey,
  noFailpoint,
  openDatabase,
  readSettings,
  type SecretKey,
  type Settings,
  StartupError,
  systemClock,
  writeAudit,
} from './platform';
import { checkSecretKeys, rewrapDataKeys } from './tenants';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Lets the newest key wrap what the older ones did, and then, where the keys are those of the data folder, forgets the
 * older ones. However often it is killed, it is run again and goes on.
 */
async function rotate(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.logLevel);
  const isOurs = settings.secretKeys === null;
  // Keys of the data folder, and its database, belong to one process at a time; a service with keys that were set goes on.
  const lock = isOurs || settings.databaseUrl === null ? await lockFolder(settings.dataDir) : null;
  process.once('exit', () => lock?.release());
  const known = await loadSecretKeys(settings);
  const opened = await openDatabase(settings, (error) => log.error(describeError(error), 'database connection lost'));
  try {
    await checkSecretKeys(opened.database, known);
    const keys = isOurs ? await withNewKey(settings, known) : known;
    const [newest] = keys;
    if (newest === undefined) return;
    const failpoint = settings.failpoint === null ? noFailpoint : killAt(settings.failpoint);
    const { done, damaged } = await rewrapDataKeys({ database: opened.database, keys, failpoint });
    await writeAudit(opened.database, {
      action: 'keys.rotate',
      outcome: damaged.length === 0 ? 'done' : 'refused',
      after: { key: newest.id, done, damaged },
      at: systemClock(),
    });
    say(`${done} data keys are now wrapped by the key "${newest.id}".`);
    if (damaged.length > 0)
      throw new StartupError(
        `The data keys of these company CRMs are damaged and stay as they are: ${damaged.join(', ')}.`,
      );
    await forget(settings, isOurs, newest, keys.slice(1));
  } finally {
    await opened.close();
  }
}

/** More than one key means that a rotation has begun: it is carried on with its key. */
async function withNewKey({ dataDir }: Settings, known: readonly SecretKey[]): Promise<readonly SecretKey[]> {
  if (known.length > 1) return known;
  const keys = [makeSecretKey(known), ...known];
  await saveSecretKeys(dataDir, keys);
  return keys;
}

async function forget(
  { dataDir }: Settings,
  isOurs: boolean,
  newest: SecretKey,
  older: readonly SecretKey[],
): Promise<void> {
  const names = older.map(({ id }) => `"${id}"`).join(', ');
  if (isOurs) await saveSecretKeys(dataDir, [newest]);
  if (names === '')
    say('SECRET_KEYS holds one key. To rotate, put a new one before it, restart the service, and run this again.');
  else say(isOurs ? `The older keys are gone: ${names}.` : `These keys can be taken out of SECRET_KEYS: ${names}.`);
}

rotate().catch((error: unknown) => {
  const told = error instanceof Error ? error.message : 'unknown error';
  process.stderr.write(`${error instanceof StartupError ? told : `The keys could not be rotated: ${told}`}\n`);
  process.exit(1);
});
