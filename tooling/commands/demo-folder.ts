import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = 'demo-unfinished.json';

/**
 * Returns the accounts of the demo in a data folder. An empty folder is filled first; one whose filling was interrupted
 * is emptied and filled again.
 *
 * @param folder created if it does not exist
 * @param fill fills the folder and returns the accounts, which are stored in it
 * @throws Error if the folder holds anything else, which is not changed
 */
export async function filledFolder<T>(folder: string, fill: () => Promise<T>): Promise<T> {
  const accountsFile = join(folder, 'demo-accounts.json');
  if (existsSync(accountsFile)) return JSON.parse(readFileSync(accountsFile, 'utf8')) as T;

  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, marker);
  const others = readdirSync(folder).filter((name) => name !== marker);
  if (others.length > 0 && !existsSync(unfinished))
    throw new Error(`The folder ${folder} holds no complete demo. Remove it, or set DATA_DIR to another one.`);
  for (const name of others) rmSync(join(folder, name), { recursive: true });
  writeFileSync(unfinished, '', { mode: 0o600 });
  const accounts = await fill();
  writeFileSync(unfinished, JSON.stringify(accounts, null, 2));
  renameSync(unfinished, accountsFile);
  return accounts;
}
