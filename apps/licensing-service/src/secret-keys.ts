import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretKey, Settings } from './settings';
import { StartRefused } from './start-refused';

/** Reads `name:base64,name:base64`; null where a key is missing, short, doubled or plainly not random. */
export function parseSecretKeys(value: string): readonly SecretKey[] | null {
  const keys: SecretKey[] = [];
  for (const entry of value.split(',')) {
    const match = /^\s*([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{43}=?)\s*$/.exec(entry);
    if (match?.[1] === undefined || match[2] === undefined) return null;
    const key = Buffer.from(match[2], 'base64');
    const doubled = keys.some((other) => other.id === match[1] || other.key.equals(key));
    if (key.length !== 32 || new Set(key).size < 8 || doubled) return null;
    keys.push({ id: match[1], key });
  }
  return keys;
}

/** The keys that were set, else those of the data folder, made at the first start. */
export async function loadSecretKeys(
  settings: Pick<Settings, 'secretKeys' | 'dataDir'>,
): Promise<readonly SecretKey[]> {
  if (settings.secretKeys !== null) return settings.secretKeys;
  const folder = join(settings.dataDir, 'keys');
  const path = join(folder, 'secret-keys');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`k1:${randomBytes(32).toString('base64')}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const keys = parseSecretKeys((await readFile(path, 'utf8')).trim());
  if (keys === null) throw new StartRefused(`The keys in ${path} cannot be read.`);
  return keys;
}
