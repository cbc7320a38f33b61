import { randomBytes } from 'node:crypto';
import { link, lstat, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretKey, Settings } from './settings';
import { StartupError } from '../startup-error';

/** Parses `name:base64,name:base64`; null if a key is missing, short, duplicated or obviously not random. */
export function parseSecretKeys(value: string): readonly SecretKey[] | null {
  const keys: SecretKey[] = [];
  for (const entry of value.split(',')) {
    const match = /^\s*([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{43}=?)\s*$/.exec(entry);
    if (match?.[1] === undefined || match[2] === undefined) return null;
    const key = Buffer.from(match[2], 'base64');
    const duplicate = keys.some((other) => other.id === match[1] || other.key.equals(key));
    if (key.length !== 32 || new Set(key).size < 8 || duplicate) return null;
    keys.push({ id: match[1], key });
  }
  return keys;
}

const pathIn = (dataDir: string) => join(dataDir, 'keys', 'secret-keys');
const asLine = (keys: readonly SecretKey[]) =>
  `${keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',')}\n`;

/** Keys from the settings, else from the data folder, created at the first start. */
export async function loadSecretKeys(
  settings: Pick<Settings, 'secretKeys' | 'dataDir'>,
): Promise<readonly SecretKey[]> {
  if (settings.secretKeys !== null) return settings.secretKeys;
  const path = pathIn(settings.dataDir);
  await mkdir(join(settings.dataDir, 'keys'), { recursive: true, mode: 0o700 });
  if (!(await exists(path))) await createFirstKey(path);
  const keys = parseSecretKeys((await readFile(path, 'utf8')).trim());
  if (keys === null) throw new StartupError(`The keys in ${path} cannot be read.`);
  return keys;
}

/** Writes to a temporary file first, so a full disk or a crash leaves no partial key file. */
async function createFirstKey(path: string): Promise<void> {
  const draft = `${path}.new`;
  try {
    await write(draft, [{ id: 'k1', key: randomBytes(32) }]);
    await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Replaces the keys file atomically. */
export async function saveSecretKeys(dataDir: string, keys: readonly SecretKey[]): Promise<void> {
  const path = pathIn(dataDir);
  await write(`${path}.new`, keys);
  await rename(`${path}.new`, path);
}

async function write(path: string, keys: readonly SecretKey[]): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(asLine(keys));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new key with an unused name: `k2` after `k1`. */
export function makeSecretKey(others: readonly SecretKey[]): SecretKey {
  const numbers = others.map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0));
  return { id: `k${Math.max(0, ...numbers) + 1}`, key: randomBytes(32) };
}
