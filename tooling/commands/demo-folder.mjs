import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = 'demo-unfinished.json';

/**
 * The accounts of the demo in a data folder. An empty one is filled first, and so is one whose filling was cut short, from
 * the beginning.
 * @template T
 * @param {string} folder made where it is not there
 * @param {() => Promise<T>} fill fills the folder; answers the accounts, which are kept in it
 * @returns {Promise<T>}
 * @throws {Error} where the folder holds something else, which is left as it is
 */
export async function filledFolder(folder, fill) {
  const accountsFile = join(folder, 'demo-accounts.json');
  if (existsSync(accountsFile)) return JSON.parse(readFileSync(accountsFile, 'utf8'));

  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, marker);
  const others = readdirSync(folder).filter((name) => name !== marker);
  if (others.length > 0 && !existsSync(unfinished))
    throw new Error(`The folder ${folder} holds no whole demo. Remove it, or set DATA_DIR to another one.`);
  for (const name of others) rmSync(join(folder, name), { recursive: true });
  writeFileSync(unfinished, '', { mode: 0o600 });
  const accounts = await fill();
  writeFileSync(unfinished, JSON.stringify(accounts, null, 2));
  renameSync(unfinished, accountsFile);
  return accounts;
}
