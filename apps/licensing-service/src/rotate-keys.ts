import { rewrapKeptSignatures } from './identity';
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
  type SecretKey,
  type Settings,
  StartupError,
  systemClock,
  writeAudit,
} from './platform';
import { readSettings } from './read-settings';
import { checkSecretKeys, rewrapDataKeys } from './tenants';

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Rewraps all data keys with the newest key. If the keys are stored in the data folder, deletes the older ones. Safe
 * to run again after a crash.
 */
async function rotate(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.logLevel);
  const inDataFolder = settings.secretKeys === null;
  // Keys and database in the data folder belong to one process at a time. With SECRET_KEYS, the service may keep
  // running.
  const lock = inDataFolder || settings.databaseUrl === null ? await lockFolder(settings.dataDir) : null;
  process.once('exit', () => lock?.release());
  const existing = await loadSecretKeys(settings);
  const opened = await openDatabase(settings, (error) => log.error(describeError(error), 'database connection lost'));
  try {
    await checkSecretKeys(opened.database, existing);
    const keys = inDataFolder ? await withNewKey(settings, existing) : existing;
    const [newest] = keys;
    if (newest === undefined) return;
    const failpoint = settings.failpoint === null ? noFailpoint : killAt(settings.failpoint);
    const { done, damaged } = await rewrapDataKeys({ database: opened.database, keys, failpoint });
    await rewrapKeptSignatures(opened.database, keys);
    await writeAudit(opened.database, {
      action: 'keys.rotate',
      outcome: damaged.length === 0 ? 'done' : 'refused',
      after: { key: newest.id, done, damaged },
      at: systemClock(),
    });
    print(`${done} data keys are now wrapped by the key "${newest.id}".`);
    if (damaged.length > 0)
      throw new StartupError(
        `The data keys of these company CRMs are damaged and stay as they are: ${damaged.join(', ')}.`,
      );
    await deleteOlderKeys(settings, inDataFolder, newest, keys.slice(1));
  } finally {
    await opened.close();
  }
}

/** More than one key means an unfinished rotation, which continues with its key. */
async function withNewKey({ dataDir }: Settings, existing: readonly SecretKey[]): Promise<readonly SecretKey[]> {
  if (existing.length > 1) return existing;
  const keys = [makeSecretKey(existing), ...existing];
  await saveSecretKeys(dataDir, keys);
  return keys;
}

async function deleteOlderKeys(
  { dataDir }: Settings,
  inDataFolder: boolean,
  newest: SecretKey,
  older: readonly SecretKey[],
): Promise<void> {
  const names = older.map(({ id }) => `"${id}"`).join(', ');
  if (inDataFolder) await saveSecretKeys(dataDir, [newest]);
  if (names === '')
    print('SECRET_KEYS holds one key. To rotate, put a new one before it, restart the service, and run this again.');
  else
    print(
      inDataFolder ? `The older keys are gone: ${names}.` : `These keys can be taken out of SECRET_KEYS: ${names}.`,
    );
}

rotate().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : 'unknown error';
  process.stderr.write(`${error instanceof StartupError ? message : `The keys could not be rotated: ${message}`}\n`);
  process.exit(1);
});
